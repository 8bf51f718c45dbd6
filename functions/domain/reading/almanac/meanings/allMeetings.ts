import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { Meetings } from '../../pieces/Meetings.ts'
import { chironMeets } from './chironMeets.ts'
import { jupiterMeets } from './jupiterMeets.ts'
import { marsMeets } from './marsMeets.ts'
import { mercuryMeets } from './mercuryMeets.ts'
import { moonMeets } from './moonMeets.ts'
import { neptuneMeets } from './neptuneMeets.ts'
import { plutoMeets } from './plutoMeets.ts'
import { saturnMeets } from './saturnMeets.ts'
import { sunMeets } from './sunMeets.ts'
import { uranusMeets } from './uranusMeets.ts'
import { venusMeets } from './venusMeets.ts'

/** By the body that moves; the North Node is only ever met. */
export const MEETINGS: Readonly<Record<Exclude<Planet, 'North Node'>, Meetings>> = {
  Sun: sunMeets,
  Moon: moonMeets,
  Mercury: mercuryMeets,
  Venus: venusMeets,
  Mars: marsMeets,
  Jupiter: jupiterMeets,
  Saturn: saturnMeets,
  Uranus: uranusMeets,
  Neptune: neptuneMeets,
  Pluto: plutoMeets,
  Chiron: chironMeets,
}
