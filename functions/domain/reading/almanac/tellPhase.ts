import { moonPhaseName } from '../../../../shared/domain/moon.ts'
import type { Day, Grounded } from './Day.ts'
import { phaseAdvice } from './phaseAdvice.ts'
import { phaseMoods } from './phaseMoods.ts'
import { vary } from './vary.ts'

/** How the Moon's phase feels. */
export const tellPhase = (day: Day): Grounded => ({
  text: vary(phaseMoods[day.moon.phase], day, 'phase'),
  fact: phaseFact(day),
})

/** What to do under the Moon's phase. */
export const adviseOnPhase = (day: Day): Grounded => ({
  text: vary(phaseAdvice[day.moon.phase], day, 'phase advice'),
  fact: phaseFact(day),
})

const phaseFact = ({ moon }: Day): string =>
  `${moonPhaseName[moon.phase]}, ${Math.round(moon.illumination * 100)}% of the disc lit`
