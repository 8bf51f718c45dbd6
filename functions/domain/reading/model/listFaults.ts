import { FILLER } from '../../../content/schema/proseRules.ts'
import { hasPlainForm, leaks } from '../../grounding/checkForm.ts'
import { hasFairTone } from '../../grounding/checkTone.ts'
import { readMentions } from '../../grounding/readMentions.ts'
import type { Fact } from '../facts/Fact.ts'
import { COUNSEL, PAST, PROMISE, SOMEBODYS_MIND, THEIR_MIND, TIME } from './claims.ts'
import { instructions } from './instructions.ts'
import type { ModelReading } from './ModelReading.ts'
import { namesOtherBody, namesOtherEvent, namesOtherPlace } from './otherSky.ts'

/** Twice the longest passage, in characters. */
const MOST_CHARACTERS = 1_500

/**
 * Why a model's passage may not go out, in words that the model can act on; empty when it may. The event and the next date
 * are put in by us, so that it names no other body, no house and no time, and what is left to check is what it claims.
 */
export function listFaults({ title, feels, why, life, act }: ModelReading, lead: Fact): string[] {
  const texts = [title, feels, why, ...life, act]
  const whole = [`${title}.`, feels, why, ...life, act].join(' ')
  if (whole.length > MOST_CHARACTERS) return ['It is far too long.']
  if (life.length < 2 || texts.some((text) => text.trim() === '')) return ['A part of it is empty.']
  if (!hasPlainForm(whole, MOST_CHARACTERS)) return ['It is not plain English prose.']
  if (leaks(whole, instructions)) return ['It speaks of its own instructions.']
  return texts.flatMap((text) =>
    RULES.filter(([, isBroken]) => isBroken(text, lead)).map(([what]) => `${what}: "${text}"`),
  )
}

const RULES: readonly (readonly [string, (text: string, lead: Fact) => boolean])[] = [
  ['It names a planet that is not in the event', namesOtherBody],
  ['It names a sign, a house or an aspect', namesOtherPlace],
  ['It names something of the sky that is not in the event', namesOtherEvent],
  ['It names a day, a date or an hour', (text) => TIME.test(text)],
  ['It promises what nobody knows', (text) => PROMISE.test(text)],
  [
    'It says what others think or will do',
    (text) => THEIR_MIND.test(text) || (SOMEBODYS_MIND.test(text) && !namesBody(text)),
  ],
  ['It gives advice that is not ours to give', (text) => COUNSEL.test(text)],
  ['It says what no reading says', (text) => !hasFairTone(text)],
  ['It tells of the past, which nobody knows', (text) => PAST.test(text)],
  ['It uses an empty word', (text) => FILLER.test(text)],
]

/** Planets may be characters: "Venus loves without asking what she'll get for it." */
const namesBody = (text: string): boolean => readMentions(text).some(({ kind }) => kind === 'body')
