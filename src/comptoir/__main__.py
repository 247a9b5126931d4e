"""`python -m comptoir` is `comptoir`."""

from comptoir.cli import app

app(prog_name="comptoir")
