"""Put the built client and the compiled rules into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent


class ComptoirBuildHook(BuildHookInterface[Any]):
    """Runs for a wheel; an editable install and a source archive take the tree as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path[:0] = [str(ROOT), str(ROOT / "src")]
        from workshop import client, rules
        from workshop.places import Trouble, alone

        try:
            with alone():
                client.build()
                modules = rules.compiled_modules()
        except Trouble as trouble:
            sys.exit(str(trouble))
        if modules:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(path): name for name, path in modules.items()})
