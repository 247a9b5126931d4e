"""K3 to K10, K16: what is done in a turn."""
