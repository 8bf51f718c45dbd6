import * as z from 'zod/mini'
import { AspectName, Planet } from './chart.ts'
import { NatalPoint } from './daySky.ts'
import { LocalDate } from './LocalDate.ts'
import { IsoInstant } from './time.ts'
import { Sign } from './zodiac.ts'

/** The most days that one look ahead covers: a quarter. */
export const MOST_TRANSIT_DAYS = 92

export const TransitKind = z.enum(['contact', 'lunation', 'eclipse', 'ingress', 'station'])
export type TransitKind = z.infer<typeof TransitKind>

/**
 * Something of the sky ahead. A contact of several retrograde passes is one event with as many exact instants. `begins` and
 * `ends` are those of the range of a contact, of the stay in a sign and of the retrograde motion; else of the moment itself.
 */
export const TransitEvent = z.object({
  /** The same whenever and for however many days it is asked for. */
  id: z.string(),
  kind: TransitKind,
  body: Planet,
  aspect: z.optional(AspectName),
  /** The point of the chart that a contact meets. */
  point: z.optional(NatalPoint),
  /** Where the body is when it is exact. */
  sign: z.optional(Sign),
  /** The same by the person's own houses; absent without a birth time. */
  house: z.optional(z.int()),
  begins: IsoInstant,
  exact: z.array(IsoInstant),
  ends: IsoInstant,
  title: z.string(),
  text: z.string(),
})
export type TransitEvent = z.infer<typeof TransitEvent>

export const TransitCalendar = z.object({ from: LocalDate, days: z.int(), events: z.array(TransitEvent) })
export type TransitCalendar = z.infer<typeof TransitCalendar>
