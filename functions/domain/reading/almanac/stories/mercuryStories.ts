import type { StoriesOfBody } from '../../pieces/Story.ts'
import { mercuryAscendant } from './mercury/ascendant.ts'
import { mercuryChiron } from './mercury/chiron.ts'
import { mercuryJupiter } from './mercury/jupiter.ts'
import { mercuryMars } from './mercury/mars.ts'
import { mercuryMercury } from './mercury/mercury.ts'
import { mercuryMidheaven } from './mercury/midheaven.ts'
import { mercuryMoon } from './mercury/moon.ts'
import { mercuryNeptune } from './mercury/neptune.ts'
import { mercuryNorthNode } from './mercury/northNode.ts'
import { mercuryPluto } from './mercury/pluto.ts'
import { mercurySaturn } from './mercury/saturn.ts'
import { mercurySun } from './mercury/sun.ts'
import { mercuryUranus } from './mercury/uranus.ts'
import { mercuryVenus } from './mercury/venus.ts'

export const mercuryStories: StoriesOfBody = {
  Sun: mercurySun,
  Moon: mercuryMoon,
  Mercury: mercuryMercury,
  Venus: mercuryVenus,
  Mars: mercuryMars,
  Jupiter: mercuryJupiter,
  Saturn: mercurySaturn,
  Uranus: mercuryUranus,
  Neptune: mercuryNeptune,
  Pluto: mercuryPluto,
  Chiron: mercuryChiron,
  'North Node': mercuryNorthNode,
  Ascendant: mercuryAscendant,
  Midheaven: mercuryMidheaven,
}
