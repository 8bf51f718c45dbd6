import type { StoriesOfBody } from '../../pieces/Story.ts'
import { plutoAscendant } from './pluto/ascendant.ts'
import { plutoChiron } from './pluto/chiron.ts'
import { plutoJupiter } from './pluto/jupiter.ts'
import { plutoMars } from './pluto/mars.ts'
import { plutoMercury } from './pluto/mercury.ts'
import { plutoMidheaven } from './pluto/midheaven.ts'
import { plutoMoon } from './pluto/moon.ts'
import { plutoNeptune } from './pluto/neptune.ts'
import { plutoNorthNode } from './pluto/northNode.ts'
import { plutoPluto } from './pluto/pluto.ts'
import { plutoSaturn } from './pluto/saturn.ts'
import { plutoSun } from './pluto/sun.ts'
import { plutoUranus } from './pluto/uranus.ts'
import { plutoVenus } from './pluto/venus.ts'

export const plutoStories: StoriesOfBody = {
  Sun: plutoSun,
  Moon: plutoMoon,
  Mercury: plutoMercury,
  Venus: plutoVenus,
  Mars: plutoMars,
  Jupiter: plutoJupiter,
  Saturn: plutoSaturn,
  Uranus: plutoUranus,
  Neptune: plutoNeptune,
  Pluto: plutoPluto,
  Chiron: plutoChiron,
  'North Node': plutoNorthNode,
  Ascendant: plutoAscendant,
  Midheaven: plutoMidheaven,
}
