"""The games, one folder each, found by `comptoir.table.discovery`."""
