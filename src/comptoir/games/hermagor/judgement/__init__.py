"""What things are worth to a bot: rules of thumb, no rules."""
