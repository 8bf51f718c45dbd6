import type { StoriesOfBody } from '../../pieces/Story.ts'
import { marsAscendant } from './mars/ascendant.ts'
import { marsChiron } from './mars/chiron.ts'
import { marsJupiter } from './mars/jupiter.ts'
import { marsMars } from './mars/mars.ts'
import { marsMercury } from './mars/mercury.ts'
import { marsMidheaven } from './mars/midheaven.ts'
import { marsMoon } from './mars/moon.ts'
import { marsNeptune } from './mars/neptune.ts'
import { marsNorthNode } from './mars/northNode.ts'
import { marsPluto } from './mars/pluto.ts'
import { marsSaturn } from './mars/saturn.ts'
import { marsSun } from './mars/sun.ts'
import { marsUranus } from './mars/uranus.ts'
import { marsVenus } from './mars/venus.ts'

export const marsStories: StoriesOfBody = {
  Sun: marsSun,
  Moon: marsMoon,
  Mercury: marsMercury,
  Venus: marsVenus,
  Mars: marsMars,
  Jupiter: marsJupiter,
  Saturn: marsSaturn,
  Uranus: marsUranus,
  Neptune: marsNeptune,
  Pluto: marsPluto,
  Chiron: marsChiron,
  'North Node': marsNorthNode,
  Ascendant: marsAscendant,
  Midheaven: marsMidheaven,
}
