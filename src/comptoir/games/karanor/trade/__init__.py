"""K14.1 to K14.6, K14.15 to K14.20: offers, and what becomes of them."""
