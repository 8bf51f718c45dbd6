import type { DayWindow } from '../../reading/facts/DayWindow.ts'
import { turnOf } from '../../reading/ReadingDay.ts'
import type { Skies } from '../personSky.ts'

/** All that the piece for two people and a day depends on. Equal days make equal pieces. */
export interface PairDay {
  skies: Skies
  window: DayWindow
  zone: string
  /** What the reader calls the other one. It is told to nobody else. */
  name: string
  /** The same for the same two people: they begin with another wording than the next two. */
  seed: string
}

/** One wording of several: they take turns by the day, so that a planet that stays is told in other words tomorrow. */
export const takeTurns = <Wording>(wordings: readonly Wording[], day: Pick<PairDay, 'window' | 'seed'>): Wording =>
  wordings[turnOf(day) % wordings.length]!
