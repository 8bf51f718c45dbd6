import type { Planet } from '../../../../shared/domain/chart.ts'
import type { AspectsWith } from './aspects/AspectsWith.ts'
import { chironAspects } from './aspects/chironAspects.ts'
import { jupiterAspects } from './aspects/jupiterAspects.ts'
import { marsAspects } from './aspects/marsAspects.ts'
import { mercuryAspects } from './aspects/mercuryAspects.ts'
import { moonAspects } from './aspects/moonAspects.ts'
import { neptuneAspects } from './aspects/neptuneAspects.ts'
import { plutoAspects } from './aspects/plutoAspects.ts'
import { saturnAspects } from './aspects/saturnAspects.ts'
import { sunAspects } from './aspects/sunAspects.ts'
import { uranusAspects } from './aspects/uranusAspects.ts'
import { venusAspects } from './aspects/venusAspects.ts'

/** What bodies say in aspect to each other; a pair is listed under the one that is first in `PLANETS`. */
export const bodiesInAspect: Record<Planet, Partial<AspectsWith<Planet>>> = {
  Sun: sunAspects,
  Moon: moonAspects,
  Mercury: mercuryAspects,
  Venus: venusAspects,
  Mars: marsAspects,
  Jupiter: jupiterAspects,
  Saturn: saturnAspects,
  Uranus: uranusAspects,
  Neptune: neptuneAspects,
  Pluto: plutoAspects,
  Chiron: chironAspects,
  'North Node': {},
}
