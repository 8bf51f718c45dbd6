import * as z from 'zod/mini'
import { DaySky } from './daySky.ts'
import { LocalDate } from './LocalDate.ts'

/** Which fact of the sky a paragraph rests on: "Moon in Pisces trine your natal Venus, exact at 14:20 UTC". */
export const ReadingBasis = z.object({ part: z.enum(['content', 'advice']), fact: z.string() })
export type ReadingBasis = z.infer<typeof ReadingBasis>

export const ReadingContent = z.object({
  title: z.string(),
  content: z.string(),
  advice: z.string(),
  basis: z.array(ReadingBasis),
  /** Absent where the almanac wrote it. */
  source: z.optional(z.literal('model')),
  /** Absent in readings of earlier releases. */
  sky: z.optional(DaySky),
  /** The day on which the same transit led a reading the time before. What its reader wrote then is in their journal. */
  lastTime: z.optional(LocalDate),
})
export type ReadingContent = z.infer<typeof ReadingContent>

/** `scope` tells whether it was written for the person's own chart or for everyone of the Sun sign. */
export const DailyReading = z.object({
  date: LocalDate,
  scope: z.enum(['personal', 'sign']),
  content: ReadingContent,
})
export type DailyReading = z.infer<typeof DailyReading>

/** A reading of an earlier day, without its sky: a page of them would be mostly numbers. */
export const ArchivedReading = z.object({
  date: LocalDate,
  content: z.omit(ReadingContent, { sky: true, lastTime: true }),
})
export type ArchivedReading = z.infer<typeof ArchivedReading>

/** The archive comes in pages of so many. */
export const ARCHIVE_PAGE = 20

export const Streak = z.object({ currentStreak: z.int() })
export type Streak = z.infer<typeof Streak>
