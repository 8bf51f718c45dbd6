import { type MoonPhase, moonPhaseName } from '../../../../shared/domain/moon.ts'

/** What a reading calls a new, half or full Moon. */
export const quarterWords = (phase: MoonPhase): string => HALVES[phase] ?? moonPhaseName[phase]

const HALVES: Partial<Record<MoonPhase, string>> = {
  first_quarter: 'waxing half Moon',
  last_quarter: 'waning half Moon',
}
