import type { MoonNow } from '../../../../shared/domain/moon.ts'
import type { LocalDate } from '../../../../shared/domain/time.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import type { SkyPlace, Transit } from '../../sky/transits.ts'

/** What a day's reading is written from. `sign` is the Sun sign; `transits` come closest first. */
export interface Day {
  scope: 'personal' | 'sign'
  sign: Sign
  date: LocalDate
  sky: readonly SkyPlace[]
  moon: MoonNow
  transits: readonly Transit[]
}

/** A text and the fact of the sky that it rests on. */
export interface Grounded {
  text: string
  fact: string
}

export interface DayText {
  title: string
  paragraphs: readonly Grounded[]
  advice: Grounded
}
