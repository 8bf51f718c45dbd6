import { isBody, type Reading } from './bodyGroups.ts'
import { hasOnlyKnownAspects } from './checkAspects.ts'
import { hasPlainForm, leaks } from './checkForm.ts'
import { hasOnlyKnownPlacements } from './checkPlacements.ts'
import { hasOnlyKnownMotions, hasOnlyKnownPatterns, hasOnlyKnownPhases } from './checkSkyEvents.ts'
import { hasOnlyKnownTimes } from './checkTimes.ts'
import { hasFairTone } from './checkTone.ts'
import type { Facts, Violation, ViolationKind } from './Facts.ts'
import { type BodyMention, readMentions } from './readMentions.ts'
import { sentencesOf } from './sentences.ts'

interface Checked {
  text: string
  facts: Facts
  /** What the writer was told: none of it may come back. */
  instructions?: string
  /** Characters. */
  max?: number
}

const MOST_CHARACTERS = 4_000

/**
 * What is wrong with a text: each statement on the sky that the facts do not bear out, and whatever no reader may get.
 * Empty when there is nothing. It reads English prose, and rather refuses a true sentence than lets a false one pass.
 */
export function checkText({ text, facts, instructions = '', max = MOST_CHARACTERS }: Checked): Violation[] {
  if (!hasPlainForm(text, max)) return [{ kind: 'form', quote: text.slice(0, 80) }]
  if (leaks(text, instructions)) return [{ kind: 'leak', quote: text.slice(0, 80) }]
  return readingsOf(text).flatMap((reading) =>
    CHECKS.filter(([, holds]) => !holds(reading, facts)).map(([kind]) => ({ kind, quote: reading.sentence })),
  )
}

function readingsOf(text: string): Reading[] {
  let earlier: readonly BodyMention[] = []
  return sentencesOf(text).map((sentence) => {
    const mentions = readMentions(sentence)
    const reading = { sentence, mentions, earlier }
    const bodies = mentions.filter(isBody)
    if (bodies.length > 0) earlier = bodies
    return reading
  })
}

const CHECKS: readonly (readonly [ViolationKind, (reading: Reading, facts: Facts) => boolean])[] = [
  ['placement', hasOnlyKnownPlacements],
  ['aspect', hasOnlyKnownAspects],
  ['aspect', hasOnlyKnownPatterns],
  ['phase', hasOnlyKnownPhases],
  ['motion', hasOnlyKnownMotions],
  ['time', hasOnlyKnownTimes],
  ['degree', hasOnlyKnownDegrees],
  ['tone', ({ sentence }) => hasFairTone(sentence)],
]

// "By degrees" measures nothing.
const DEGREES = /\b(?!by\b)[\w.]+(?:[- ]\w+)?\s*(?:°(?:\s?\d+\s?['′])?|(?<!\bby )degrees?\b)/gi

function hasOnlyKnownDegrees({ sentence }: Reading, { degrees = [] }: Facts): boolean {
  const named = sentence.match(DEGREES) ?? []
  return named.every((each) => degrees.some((known) => each.includes(known)))
}
