"""What Hachi-Hachi and Hachijuu, the games of 88 and of 80, have in common."""
