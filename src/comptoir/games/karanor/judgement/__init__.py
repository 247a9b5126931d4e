"""What things are worth to a bot, what it aims for and how it trades."""
