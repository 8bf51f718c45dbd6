import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { Point } from '../../facts/Fact.ts'
import type { PairStories } from '../../pieces/Story.ts'
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

/** By the fast body that moves and the point that it meets; the Moon meets all of them every month. */
export const STORIES: Readonly<Partial<Record<Planet, Readonly<Record<Point, PairStories>>>>> = {
  Sun: {
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
  },
  Mercury: {
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
  },
  Venus: {
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
  },
  Mars: {
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
  },
}
