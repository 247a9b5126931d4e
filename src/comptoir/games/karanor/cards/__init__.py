"""K15: what cards and tiles say, and how it is carried out."""
