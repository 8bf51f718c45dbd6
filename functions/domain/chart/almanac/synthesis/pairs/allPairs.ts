import type { Planet } from '../../../../../../shared/domain/chart.ts'
import { marsPairs } from './marsPairs.ts'
import { mercuryPairs } from './mercuryPairs.ts'
import { moonPairs } from './moonPairs.ts'
import type { PairTexts } from './PairTexts.ts'
import { jupiterPairs, saturnPairs } from './slowPairs.ts'
import { sunPairs } from './sunPairs.ts'
import { venusPairs } from './venusPairs.ts'

/** What two bodies in aspect say; a pair is listed under the one that is first in `PLANETS`. */
export const allPairs: Partial<Record<Planet, PairTexts>> = {
  Sun: sunPairs,
  Moon: moonPairs,
  Mercury: mercuryPairs,
  Venus: venusPairs,
  Mars: marsPairs,
  Jupiter: jupiterPairs,
  Saturn: saturnPairs,
}
