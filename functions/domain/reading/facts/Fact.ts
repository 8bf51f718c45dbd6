import type { AspectName, Planet } from '../../../../shared/domain/chart.ts'
import type { NatalPoint } from '../../../../shared/domain/daySky.ts'
import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import type { Tone } from './Tone.ts'

/** What a moving body can meet in a chart. */
export type Point = NatalPoint

interface Happening {
  /** Equal for the same thing on every day, whatever its stage: "Venus square Saturn". */
  id: string
  mover: Planet
  /** Where the mover is: longitude in degrees, sign, and 1 to 12 for the house or, without houses, the part of life. */
  longitude: number
  sign: Sign
  house: number
  tone: Tone
  weight: number
}

/** A moving body in aspect to a point of the chart or, in a sign's reading, to another moving body. */
export interface Contact extends Happening {
  kind: 'contact'
  /** `exact` today; the `first` or `last` day in range; or in the `middle` of it. */
  stage: 'exact' | 'first' | 'middle' | 'last'
  isSlow: boolean
  aspect: AspectName
  target: Point
  /** Where the mover is when it is exact, in degrees; absent when the target moves too. */
  exactLongitude?: number
  targetSign: Sign
  targetHouse: number
  /** The exact instant, when it is today. */
  at?: EpochSeconds
}

export const LUNATIONS = ['newMoon', 'firstQuarter', 'fullMoon', 'lastQuarter'] as const

export interface Lunation extends Happening {
  kind: (typeof LUNATIONS)[number]
  at: EpochSeconds
  /** What can be seen of an eclipse: `faint` for a penumbral one. */
  eclipse?: 'solar' | 'lunar' | 'faint'
  near?: Point
}

/** A body enters a sign. */
export interface Ingress extends Happening {
  kind: 'ingress'
  at: EpochSeconds
}

/** A body stops and turns. `near` is a point of the chart within a degree and a half. */
export interface StationFact extends Happening {
  kind: 'station'
  turns: 'retrograde' | 'direct'
  at: EpochSeconds
  near?: Point
}

/** The Moon in a sign and a part of life. `until` is when it leaves the sign. */
export interface MoonStay extends Happening {
  kind: 'moonEnters' | 'moonWithin'
  at?: EpochSeconds
  until: EpochSeconds
}

/** Something in the sky of a day that a reading may be about. Instants in UTC. */
export type Fact = Contact | Lunation | Ingress | StationFact | MoonStay
