"""What the scenes of Hachi-Hachi and Hachijuu share: two or three of the players play the deal."""
