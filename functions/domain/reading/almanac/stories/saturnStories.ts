import type { StoriesOfBody } from '../../pieces/Story.ts'
import { saturnAscendant } from './saturn/ascendant.ts'
import { saturnChiron } from './saturn/chiron.ts'
import { saturnJupiter } from './saturn/jupiter.ts'
import { saturnMars } from './saturn/mars.ts'
import { saturnMercury } from './saturn/mercury.ts'
import { saturnMidheaven } from './saturn/midheaven.ts'
import { saturnMoon } from './saturn/moon.ts'
import { saturnNeptune } from './saturn/neptune.ts'
import { saturnNorthNode } from './saturn/northNode.ts'
import { saturnPluto } from './saturn/pluto.ts'
import { saturnSaturn } from './saturn/saturn.ts'
import { saturnSun } from './saturn/sun.ts'
import { saturnUranus } from './saturn/uranus.ts'
import { saturnVenus } from './saturn/venus.ts'

export const saturnStories: StoriesOfBody = {
  Sun: saturnSun,
  Moon: saturnMoon,
  Mercury: saturnMercury,
  Venus: saturnVenus,
  Mars: saturnMars,
  Jupiter: saturnJupiter,
  Saturn: saturnSaturn,
  Uranus: saturnUranus,
  Neptune: saturnNeptune,
  Pluto: saturnPluto,
  Chiron: saturnChiron,
  'North Node': saturnNorthNode,
  Ascendant: saturnAscendant,
  Midheaven: saturnMidheaven,
}
