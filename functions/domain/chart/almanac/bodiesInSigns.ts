import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { chironInSigns } from './signs/chironInSigns.ts'
import { jupiterInSigns } from './signs/jupiterInSigns.ts'
import { marsInSigns } from './signs/marsInSigns.ts'
import { mercuryInSigns } from './signs/mercuryInSigns.ts'
import { moonInSigns } from './signs/moonInSigns.ts'
import { neptuneInSigns } from './signs/neptuneInSigns.ts'
import { northNodeInSigns } from './signs/northNodeInSigns.ts'
import { plutoInSigns } from './signs/plutoInSigns.ts'
import { saturnInSigns } from './signs/saturnInSigns.ts'
import { sunInSigns } from './signs/sunInSigns.ts'
import { uranusInSigns } from './signs/uranusInSigns.ts'
import { venusInSigns } from './signs/venusInSigns.ts'

/** What each body says from each sign. */
export const bodiesInSigns: Record<Planet, Record<Sign, string>> = {
  Sun: sunInSigns,
  Moon: moonInSigns,
  Mercury: mercuryInSigns,
  Venus: venusInSigns,
  Mars: marsInSigns,
  Jupiter: jupiterInSigns,
  Saturn: saturnInSigns,
  Uranus: uranusInSigns,
  Neptune: neptuneInSigns,
  Pluto: plutoInSigns,
  Chiron: chironInSigns,
  'North Node': northNodeInSigns,
}
