import { DAY, type LocalDate } from '../../../shared/domain/time.ts'
import type { LifeFocus, RelationshipStatus } from '../../../shared/domain/user.ts'
import { hash } from '../words/hash.ts'
import type { DayWindow } from './facts/DayWindow.ts'
import type { ReaderChart } from './facts/ReaderChart.ts'
import type { Memory } from './Memory.ts'

/** All that a day's reading depends on. Equal days make equal readings. */
export interface ReadingDay {
  window: DayWindow
  zone: string
  chart: ReaderChart
  /** What has been read before the day. */
  memory: Memory
  /** Tells readers apart, so that two who share a day don't read the same sentences. */
  seed: string
  focus: LifeFocus | null
  relationship: RelationshipStatus | null
}

/** Counts the days, from another one for each reader: what takes turns then does so for each on other days. */
export const turnOf = ({ window, seed }: Pick<ReadingDay, 'window' | 'seed'>): number =>
  dayNumber(window.date) + hash(seed)

const dayNumber = (date: LocalDate): number => Date.parse(date) / (DAY * 1000)
