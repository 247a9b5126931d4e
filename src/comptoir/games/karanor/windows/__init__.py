"""K12, K14.7 to K14.14: pauses, and the cards that are played in them."""
