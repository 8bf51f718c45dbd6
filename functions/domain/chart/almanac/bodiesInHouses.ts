import type { Planet } from '../../../../shared/domain/chart.ts'
import { chironInHouses } from './houses/chironInHouses.ts'
import { jupiterInHouses } from './houses/jupiterInHouses.ts'
import { marsInHouses } from './houses/marsInHouses.ts'
import { mercuryInHouses } from './houses/mercuryInHouses.ts'
import { moonInHouses } from './houses/moonInHouses.ts'
import { neptuneInHouses } from './houses/neptuneInHouses.ts'
import { northNodeInHouses } from './houses/northNodeInHouses.ts'
import { plutoInHouses } from './houses/plutoInHouses.ts'
import { saturnInHouses } from './houses/saturnInHouses.ts'
import { sunInHouses } from './houses/sunInHouses.ts'
import type { TwelveTexts } from './houses/TwelveTexts.ts'
import { uranusInHouses } from './houses/uranusInHouses.ts'
import { venusInHouses } from './houses/venusInHouses.ts'

/** What each body says from each house. */
export const bodiesInHouses: Record<Planet, TwelveTexts> = {
  Sun: sunInHouses,
  Moon: moonInHouses,
  Mercury: mercuryInHouses,
  Venus: venusInHouses,
  Mars: marsInHouses,
  Jupiter: jupiterInHouses,
  Saturn: saturnInHouses,
  Uranus: uranusInHouses,
  Neptune: neptuneInHouses,
  Pluto: plutoInHouses,
  Chiron: chironInHouses,
  'North Node': northNodeInHouses,
}
