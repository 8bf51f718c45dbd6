import type { StoriesOfBody } from '../../pieces/Story.ts'
import { jupiterAscendant } from './jupiter/ascendant.ts'
import { jupiterChiron } from './jupiter/chiron.ts'
import { jupiterJupiter } from './jupiter/jupiter.ts'
import { jupiterMars } from './jupiter/mars.ts'
import { jupiterMercury } from './jupiter/mercury.ts'
import { jupiterMidheaven } from './jupiter/midheaven.ts'
import { jupiterMoon } from './jupiter/moon.ts'
import { jupiterNeptune } from './jupiter/neptune.ts'
import { jupiterNorthNode } from './jupiter/northNode.ts'
import { jupiterPluto } from './jupiter/pluto.ts'
import { jupiterSaturn } from './jupiter/saturn.ts'
import { jupiterSun } from './jupiter/sun.ts'
import { jupiterUranus } from './jupiter/uranus.ts'
import { jupiterVenus } from './jupiter/venus.ts'

export const jupiterStories: StoriesOfBody = {
  Sun: jupiterSun,
  Moon: jupiterMoon,
  Mercury: jupiterMercury,
  Venus: jupiterVenus,
  Mars: jupiterMars,
  Jupiter: jupiterJupiter,
  Saturn: jupiterSaturn,
  Uranus: jupiterUranus,
  Neptune: jupiterNeptune,
  Pluto: jupiterPluto,
  Chiron: jupiterChiron,
  'North Node': jupiterNorthNode,
  Ascendant: jupiterAscendant,
  Midheaven: jupiterMidheaven,
}
