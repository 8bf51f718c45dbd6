import type { Person } from '../../../shared/domain/person.ts'
import { clockTime, longDate } from '../../lib/time/dates.ts'

/** "March 3, 1991 · 7:15 AM · Lisbon, Portugal", as far as it is known. */
export const birthLineOf = ({ birthDate, birthTime, birthTimeKnown, birthPlace }: Person): string =>
  [longDate(birthDate), birthTimeKnown && birthTime && clockTime(birthTime), birthPlace].filter(Boolean).join(' · ')
