import type { StoriesOfBody } from '../../pieces/Story.ts'
import { neptuneAscendant } from './neptune/ascendant.ts'
import { neptuneChiron } from './neptune/chiron.ts'
import { neptuneJupiter } from './neptune/jupiter.ts'
import { neptuneMars } from './neptune/mars.ts'
import { neptuneMercury } from './neptune/mercury.ts'
import { neptuneMidheaven } from './neptune/midheaven.ts'
import { neptuneMoon } from './neptune/moon.ts'
import { neptuneNeptune } from './neptune/neptune.ts'
import { neptuneNorthNode } from './neptune/northNode.ts'
import { neptunePluto } from './neptune/pluto.ts'
import { neptuneSaturn } from './neptune/saturn.ts'
import { neptuneSun } from './neptune/sun.ts'
import { neptuneUranus } from './neptune/uranus.ts'
import { neptuneVenus } from './neptune/venus.ts'

export const neptuneStories: StoriesOfBody = {
  Sun: neptuneSun,
  Moon: neptuneMoon,
  Mercury: neptuneMercury,
  Venus: neptuneVenus,
  Mars: neptuneMars,
  Jupiter: neptuneJupiter,
  Saturn: neptuneSaturn,
  Uranus: neptuneUranus,
  Neptune: neptuneNeptune,
  Pluto: neptunePluto,
  Chiron: neptuneChiron,
  'North Node': neptuneNorthNode,
  Ascendant: neptuneAscendant,
  Midheaven: neptuneMidheaven,
}
