import * as z from 'zod/mini'
import { codePoints } from './codePoints.ts'

/** Control characters, direction overrides and lone surrogates: nothing a name or a place needs, much that deceives. */
const FORBIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** Whether the text holds only characters that a person may have meant. */
export const isCleanText = (text: string): boolean => !FORBIDDEN.test(text) && text.isWellFormed()

interface Words {
  label: string
  max: number
  required: string
}

/** One line that a person typed: clean, trimmed, NFC, between 1 and `max` code points. */
export const personText = ({ label, max, required }: Words) =>
  z.pipe(
    z.string(required).check(z.refine(isCleanText, `${label} contains characters that can't be used`)),
    z.pipe(
      z.transform((text: string) => text.normalize('NFC').trim()),
      z.string().check(
        z.minLength(1, required),
        z.refine((text) => codePoints(text) <= max, `${label} must be at most ${max} characters`),
      ),
    ),
  )
