import * as z from 'zod/mini'
import { AspectName, PLANETS, Planet } from './chart.ts'
import { LocalDate } from './LocalDate.ts'
import { Sign } from './zodiac.ts'

/** What a moving body can meet in a chart. */
export const NatalPoint = z.enum([...PLANETS, 'Ascendant', 'Midheaven'])
export type NatalPoint = z.infer<typeof NatalPoint>

/** Something of the days to come: "Mercury sextiles your Uranus". */
export const ComingDate = z.object({ date: LocalDate, text: z.string() })
export type ComingDate = z.infer<typeof ComingDate>

/** In whole degrees, cut off and not rounded, so that everything stays in its sign. */
const Longitude = z.int()

/** The sky of a reading's day, enough to draw it small: where the bodies are, where the chart's points are, who meets whom. */
export const DaySky = z.object({
  /** The chart that the sky is drawn around; empty in a reading for a Sun sign. */
  natal: z.array(z.object({ point: NatalPoint, longitude: Longitude })),
  /** The Sun sign of a reading for everyone of it. */
  sign: z.optional(Sign),
  bodies: z.array(z.object({ planet: Planet, longitude: Longitude })),
  /** What the reading is about. The point is one of the chart or, for a Sun sign, another body; no aspect, no line. */
  lead: z.object({ mover: Planet, point: z.optional(NatalPoint), aspect: z.optional(AspectName) }),
  /** The lead in words: "Mercury squares your Sun". */
  label: z.string(),
  next: z.array(ComingDate),
})
export type DaySky = z.infer<typeof DaySky>
