import * as z from 'zod/mini'
import { codePoints } from './codePoints.ts'
import { LocalDate } from './LocalDate.ts'
import { IsoInstant } from './time.ts'

/** Characters of a note. In every script, so many fit into one request. */
export const NOTE_MAX = 4000
export const JOURNAL_PAGE = 20
export const SEARCH_MAX = 100

const EMPTY = 'Write something first, or delete the note'

/**
 * What a person wrote of a day. `earlier` has what other writings of that day replaced, the newest first: two tabs, or a
 * phone that was offline, lose nothing.
 */
export const JournalNote = z.object({
  date: LocalDate,
  text: z.string(),
  earlier: z.optional(z.array(z.object({ text: z.string(), savedAt: IsoInstant }))),
})
export type JournalNote = z.infer<typeof JournalNote>

/** A text of several lines, kept as text: what a screen can't show, or what turns its direction, is taken out. */
export const NoteText = z.pipe(
  z.string(EMPTY),
  z.pipe(
    z.transform(cleanNote),
    z.string().check(
      z.minLength(1, EMPTY),
      z.refine((text) => codePoints(text) <= NOTE_MAX, `A note must be at most ${NOTE_MAX} characters`),
    ),
  ),
)

function cleanNote(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\t', ' ')
  return lines
    .replace(/(?!\n)[\p{Cc}\ufffd\u202a-\u202e\u2066-\u2069]/gu, '')
    .normalize('NFC')
    .trim()
}
