import * as z from 'zod/mini'
import { AspectName, Planet } from './chart.ts'
import { Sign } from './zodiac.ts'

const SIGN_BONDS = ['same', 'kindred', 'friendly', 'opposite', 'tense', 'unlike'] as const
/** How two signs get on: the same, of one element, two apart, across, three apart, or with nothing in common. */
export type SignBond = (typeof SIGN_BONDS)[number]

/** A body of one person beside a body of the other. Uncertain when a birth date leaves either sign open. */
export const SignMeeting = z.object({
  planet1: Planet,
  sign1: Sign,
  planet2: Planet,
  sign2: Sign,
  bond: z.enum(SIGN_BONDS),
  certain: z.boolean(),
})
export type SignMeeting = z.infer<typeof SignMeeting>

/** One subject of two people: who meets whom there, and how easily, 0 to 100. */
export const CompatibilityTile = z.object({ ease: z.int(), meetings: z.array(SignMeeting) })
export type CompatibilityTile = z.infer<typeof CompatibilityTile>

/** An aspect from a body of the first person to one of the second, and the points that it adds. `orb` in degrees. */
export const CrossAspect = z.object({
  planet1: Planet,
  aspect: AspectName,
  planet2: Planet,
  orb: z.number(),
  harmony: z.number(),
  tension: z.number(),
})
export type CrossAspect = z.infer<typeof CrossAspect>

/**
 * Two birth dates side by side. `score`, `harmony` and `tension` tell how many pairs of a hundred have less.
 * `aspects` are the parts of the score, the weightiest first.
 */
export const Compatibility = z.object({
  score: z.int(),
  harmony: z.int(),
  tension: z.int(),
  aspects: z.array(CrossAspect),
  tiles: z.object({
    elements: CompatibilityTile,
    emotions: CompatibilityTile,
    communication: CompatibilityTile,
    loveLanguage: CompatibilityTile,
  }),
  /** The signs that each Moon may have been in, the one at noon first. */
  moonSigns: z.tuple([z.array(Sign), z.array(Sign)]),
})
export type Compatibility = z.infer<typeof Compatibility>

/** What a pair of dates leaves open, in words for the person. */
export const DATES_ALONE =
  'Two birth dates show a lot, but not everything. Rising signs, houses and exact Moon positions need birth times and places. For both dates we used noon, Universal Time, and gave the Moons half weight.'
