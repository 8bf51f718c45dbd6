import * as z from 'zod/mini'

const sentences = z.string().check(z.minLength(1))

/** One part of a passage, by its kind; with a question mark it may be left out when the text is too long. */
const Part = z
  .strictObject({
    feels: z.optional(sentences),
    why: z.optional(sentences),
    picture: z.optional(sentences),
    helps: z.optional(sentences),
    bites: z.optional(sentences),
    wish: z.optional(sentences),
    'why?': z.optional(sentences),
    'picture?': z.optional(sentences),
    'helps?': z.optional(sentences),
    'bites?': z.optional(sentences),
    'wish?': z.optional(sentences),
  })
  .check(z.refine((part) => Object.keys(part).length === 1, 'a part has one kind, such as "- bites: …"'))

/** The places that the reading fills: how the event is said, and the sentence of the area. */
const Place = z.enum(['event', 'area'])

export const Entry = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words with hyphens')),
  title: sentences,
  say: z.array(z.union([Place, Part])),
  areas: z.strictObject({ love: sentences, work: sentences, people: sentences, self: sentences }),
  acts: z.tuple([sentences, sentences]),
  ahead: sentences,
})
export type Entry = z.infer<typeof Entry>

/** A contact that lasts for weeks or months, with a sentence for the days that make news of it. */
export const SlowEntry = z.extend(Entry, {
  arrives: sentences,
  exact: sentences,
  pauses: sentences,
  leaves: sentences,
})
export type SlowEntry = z.infer<typeof SlowEntry>

/** What no day ahead is told of by a clause of its own: the Moon's day, and the sky of a sign's reading. */
export const EntryOfToday = z.omit(Entry, { ahead: true })
export type EntryOfToday = z.infer<typeof EntryOfToday>
