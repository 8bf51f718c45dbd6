import type { Reading } from './bodyGroups.ts'
import { hasOnlyKnownAspects } from './checkAspects.ts'
import { hasOnlyKnownEvents } from './checkDates.ts'
import { hasOnlyKnownDegrees } from './checkDegrees.ts'
import { hasPlainForm, leaks } from './checkForm.ts'
import { hasOnlyKnownMotions } from './checkMotions.ts'
import { hasOnlyKnownPatterns } from './checkPatterns.ts'
import { hasOnlyKnownPhases } from './checkPhases.ts'
import { hasOnlyKnownPlacements } from './checkPlacements.ts'
import { hasOnlyKnownSharing } from './checkSharing.ts'
import { hasOnlyKnownThere } from './checkThere.ts'
import { hasOnlyKnownTimes } from './checkTimes.ts'
import { hasFairTone } from './checkTone.ts'
import { isRefusal } from './conduct/clauses.ts'
import { advises } from './conduct/counsel.ts'
import { readsMinds } from './conduct/minds.ts'
import { promises } from './conduct/promises.ts'
import { refersToHelp } from './conduct/referral.ts'
import type { Facts, Violation, ViolationKind } from './Facts.ts'
import { readingsOf } from './readings.ts'
import { sentencesOf } from './sentences.ts'
import { contradicts } from './verdict.ts'

interface Checked {
  text: string
  facts: Facts
  /** What the writer was told and may not repeat: none of it may come back. */
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
  const readings = readingsOf(text, facts.topic).filter(({ sentence }) => !facts.sentences?.includes(sentence))
  const opening: Violation[] = contradicts(text, facts) ? [{ kind: 'answer', quote: sentencesOf(text)[0]! }] : []
  return [
    ...opening,
    ...readings.flatMap((reading) =>
      CHECKS.filter(([, holds]) => !holds(reading, facts)).map(([kind]) => ({ kind, quote: reading.sentence })),
    ),
  ]
}

const CHECKS: readonly (readonly [ViolationKind, (reading: Reading, facts: Facts) => boolean])[] = [
  ['placement', hasOnlyKnownPlacements],
  ['placement', hasOnlyKnownThere],
  ['placement', hasOnlyKnownSharing],
  ['aspect', hasOnlyKnownAspects],
  ['aspect', hasOnlyKnownPatterns],
  ['phase', hasOnlyKnownPhases],
  ['motion', hasOnlyKnownMotions],
  ['time', hasOnlyKnownTimes],
  ['time', hasOnlyKnownEvents],
  ['degree', hasOnlyKnownDegrees],
  ['promise', ({ sentence }) => !promises(sentence)],
  ['mind', ({ sentence }) => !readsMinds(sentence)],
  ['counsel', ({ sentence }) => !advises(sentence)],
  ['tone', ({ sentence }) => hasFairTone(sentence) || refersToHelp(sentence) || isRefusal(sentence)],
]
