"""What lies over the table: score sheets, help, questions."""
