import type { StoriesOfBody } from '../../pieces/Story.ts'
import { uranusAscendant } from './uranus/ascendant.ts'
import { uranusChiron } from './uranus/chiron.ts'
import { uranusJupiter } from './uranus/jupiter.ts'
import { uranusMars } from './uranus/mars.ts'
import { uranusMercury } from './uranus/mercury.ts'
import { uranusMidheaven } from './uranus/midheaven.ts'
import { uranusMoon } from './uranus/moon.ts'
import { uranusNeptune } from './uranus/neptune.ts'
import { uranusNorthNode } from './uranus/northNode.ts'
import { uranusPluto } from './uranus/pluto.ts'
import { uranusSaturn } from './uranus/saturn.ts'
import { uranusSun } from './uranus/sun.ts'
import { uranusUranus } from './uranus/uranus.ts'
import { uranusVenus } from './uranus/venus.ts'

export const uranusStories: StoriesOfBody = {
  Sun: uranusSun,
  Moon: uranusMoon,
  Mercury: uranusMercury,
  Venus: uranusVenus,
  Mars: uranusMars,
  Jupiter: uranusJupiter,
  Saturn: uranusSaturn,
  Uranus: uranusUranus,
  Neptune: uranusNeptune,
  Pluto: uranusPluto,
  Chiron: uranusChiron,
  'North Node': uranusNorthNode,
  Ascendant: uranusAscendant,
  Midheaven: uranusMidheaven,
}
