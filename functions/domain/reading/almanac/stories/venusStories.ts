import type { StoriesOfBody } from '../../pieces/Story.ts'
import { venusAscendant } from './venus/ascendant.ts'
import { venusChiron } from './venus/chiron.ts'
import { venusJupiter } from './venus/jupiter.ts'
import { venusMars } from './venus/mars.ts'
import { venusMercury } from './venus/mercury.ts'
import { venusMidheaven } from './venus/midheaven.ts'
import { venusMoon } from './venus/moon.ts'
import { venusNeptune } from './venus/neptune.ts'
import { venusNorthNode } from './venus/northNode.ts'
import { venusPluto } from './venus/pluto.ts'
import { venusSaturn } from './venus/saturn.ts'
import { venusSun } from './venus/sun.ts'
import { venusUranus } from './venus/uranus.ts'
import { venusVenus } from './venus/venus.ts'

export const venusStories: StoriesOfBody = {
  Sun: venusSun,
  Moon: venusMoon,
  Mercury: venusMercury,
  Venus: venusVenus,
  Mars: venusMars,
  Jupiter: venusJupiter,
  Saturn: venusSaturn,
  Uranus: venusUranus,
  Neptune: venusNeptune,
  Pluto: venusPluto,
  Chiron: venusChiron,
  'North Node': venusNorthNode,
  Ascendant: venusAscendant,
  Midheaven: venusMidheaven,
}
