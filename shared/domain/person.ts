import * as z from 'zod/mini'
import { BirthPlace, BirthTime, PlaceId } from './birth.ts'
import { AspectName, Planet } from './chart.ts'
import { ScorePart } from './compatibility.ts'
import { LocalDate } from './LocalDate.ts'
import { FIRST_BIRTH_YEAR, NAME_MAX } from './limits.ts'
import { personText } from './text.ts'

/** How many people somebody may keep, without access and with it. */
export const PEOPLE_FREE = 3
export const PEOPLE_MAX = 50

export const PersonName = personText({ label: 'Name', max: NAME_MAX, required: 'Name is required' })
export const PersonId = z
  .string('Use the id of a person')
  .check(z.regex(/^\d\d-[A-Za-z0-9]{20}$/, 'Use the id of a person'))

export const RELATIONS = ['partner', 'family', 'friend'] as const
/** Who a person is to the member. Only a partner is told of romance. */
export const Relation = z.enum(RELATIONS, 'Use partner, family or friend')
export type Relation = z.infer<typeof Relation>

/** Somebody whose birth a member keeps. Time and place are null where they are not known. */
export const Person = z.object({
  id: z.string(),
  name: z.string(),
  birthDate: LocalDate,
  birthTime: z.nullable(z.string()),
  birthTimeKnown: z.boolean(),
  birthPlace: z.nullable(z.string()),
  birthPlaceId: z.nullable(z.string()),
  /** Absent where nobody has said. */
  relation: z.optional(Relation),
})
export type Person = z.infer<typeof Person>

/** The whole of a person as it is to be: what is left out is not known. */
export const PersonInput = z.object({
  name: PersonName,
  birthDate: LocalDate,
  birthTime: z.optional(z.nullable(BirthTime)),
  birthTimeKnown: z.optional(z.boolean('Use true for a known birth time, false for an unknown one')),
  birthPlace: z.optional(z.nullable(BirthPlace)),
  birthPlaceId: z.optional(z.nullable(PlaceId)),
  relation: z.optional(z.nullable(Relation)),
})
export type PersonInput = z.infer<typeof PersonInput>

/** What is wrong with the birth date of somebody of any age, or undefined. `today` is the member's own calendar day. */
export function personDateError(date: LocalDate, today: LocalDate): string | undefined {
  if (date > today) return 'This date is in the future.'
  if (Number(date.slice(0, 4)) < FIRST_BIRTH_YEAR) return `The birth year must be ${FIRST_BIRTH_YEAR} or later.`
  return undefined
}

export const PAIR_SIDES = ['reader', 'person'] as const
/** A body of one of the two, and the house of the other that it is in. */
export const HouseOverlay = z.object({ of: z.enum(PAIR_SIDES), planet: Planet, house: z.int() })
export type HouseOverlay = z.infer<typeof HouseOverlay>

/** What a day brings for the two, with the transits behind it, and what is left out for want of a birth time. */
export const PairToday = z.object({
  date: LocalDate,
  title: z.string(),
  text: z.string(),
  basis: z.array(z.string()),
  missing: z.array(z.string()),
})
export type PairToday = z.infer<typeof PairToday>

/** Two charts side by side. `planet1` is the reader's; orbs in degrees. */
export const Synastry = z.object({
  score: z.int(),
  /** Their points add up to the score. */
  parts: z.array(ScorePart),
  /** The closest first. */
  aspects: z.array(z.object({ planet1: Planet, aspect: AspectName, planet2: Planet, orb: z.number() })),
  overlays: z.array(HouseOverlay),
  summary: z.string(),
  strengths: z.array(z.string()),
  challenges: z.array(z.string()),
  advice: z.string(),
  /** What the birth data leave open. */
  limits: z.array(z.string()),
  /** Of the reader's own calendar day. */
  today: PairToday,
})
export type Synastry = z.infer<typeof Synastry>
