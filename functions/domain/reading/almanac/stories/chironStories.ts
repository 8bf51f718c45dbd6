import type { StoriesOfBody } from '../../pieces/Story.ts'
import { chironAscendant } from './chiron/ascendant.ts'
import { chironChiron } from './chiron/chiron.ts'
import { chironJupiter } from './chiron/jupiter.ts'
import { chironMars } from './chiron/mars.ts'
import { chironMercury } from './chiron/mercury.ts'
import { chironMidheaven } from './chiron/midheaven.ts'
import { chironMoon } from './chiron/moon.ts'
import { chironNeptune } from './chiron/neptune.ts'
import { chironNorthNode } from './chiron/northNode.ts'
import { chironPluto } from './chiron/pluto.ts'
import { chironSaturn } from './chiron/saturn.ts'
import { chironSun } from './chiron/sun.ts'
import { chironUranus } from './chiron/uranus.ts'
import { chironVenus } from './chiron/venus.ts'

export const chironStories: StoriesOfBody = {
  Sun: chironSun,
  Moon: chironMoon,
  Mercury: chironMercury,
  Venus: chironVenus,
  Mars: chironMars,
  Jupiter: chironJupiter,
  Saturn: chironSaturn,
  Uranus: chironUranus,
  Neptune: chironNeptune,
  Pluto: chironPluto,
  Chiron: chironChiron,
  'North Node': chironNorthNode,
  Ascendant: chironAscendant,
  Midheaven: chironMidheaven,
}
