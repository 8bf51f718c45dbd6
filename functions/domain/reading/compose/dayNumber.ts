import { DAY, type LocalDate } from '../../../../shared/domain/time.ts'
import { hash } from './Memory.ts'

/** Counts the days, from another one for each reader: what takes turns then does so for each on other days. */
export const dayNumber = ({ date, seed }: { date: LocalDate; seed: string }): number =>
  Date.parse(date) / (DAY * 1000) + hash(seed)
