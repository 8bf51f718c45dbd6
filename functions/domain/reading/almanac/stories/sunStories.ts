import type { StoriesOfBody } from '../../pieces/Story.ts'
import { sunAscendant } from './sun/ascendant.ts'
import { sunChiron } from './sun/chiron.ts'
import { sunJupiter } from './sun/jupiter.ts'
import { sunMars } from './sun/mars.ts'
import { sunMercury } from './sun/mercury.ts'
import { sunMidheaven } from './sun/midheaven.ts'
import { sunMoon } from './sun/moon.ts'
import { sunNeptune } from './sun/neptune.ts'
import { sunNorthNode } from './sun/northNode.ts'
import { sunPluto } from './sun/pluto.ts'
import { sunSaturn } from './sun/saturn.ts'
import { sunSun } from './sun/sun.ts'
import { sunUranus } from './sun/uranus.ts'
import { sunVenus } from './sun/venus.ts'

export const sunStories: StoriesOfBody = {
  Sun: sunSun,
  Moon: sunMoon,
  Mercury: sunMercury,
  Venus: sunVenus,
  Mars: sunMars,
  Jupiter: sunJupiter,
  Saturn: sunSaturn,
  Uranus: sunUranus,
  Neptune: sunNeptune,
  Pluto: sunPluto,
  Chiron: sunChiron,
  'North Node': sunNorthNode,
  Ascendant: sunAscendant,
  Midheaven: sunMidheaven,
}
