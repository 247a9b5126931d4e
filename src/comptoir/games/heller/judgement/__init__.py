"""How bots judge a market: rules of thumb for each answer, and what was learned of whole markets."""
