import { FILLER } from '../../../content/schema/proseRules.ts'
import { hasPlainForm, leaks } from '../../grounding/checkForm.ts'
import { hasFairTone } from '../../grounding/checkTone.ts'
import { type Mention, readMentions } from '../../grounding/readMentions.ts'
import { MONTHS, WEEKDAYS } from '../../words/calendar.ts'
import type { Fact } from '../facts/Fact.ts'
import { instructions } from './instructions.ts'
import type { ModelReading } from './ModelReading.ts'

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
  ['It names a planet that is not in the event', (text, lead) => readMentions(text).some(isForeignBody(lead))],
  ['It names a sign, a house or an aspect', (text, lead) => readMentions(text).some(isForeignPlace(lead))],
  ['It names a day, a date or an hour', (text) => TIME.test(text)],
  ['It promises what nobody knows, or says what others think', (text) => PROMISE.test(text)],
  ['It says what no reading says', (text) => !hasFairTone(text)],
  ['It tells of the past, which nobody knows', (text) => PAST.test(text)],
  ['It uses an empty word', (text) => FILLER.test(text)],
]

const isForeignBody = (lead: Fact) => {
  const known: readonly string[] = [
    lead.mover,
    ...(lead.kind === 'contact' ? [lead.target] : []),
    ...('near' in lead && lead.near ? [lead.near] : []),
    // A phase of the Moon is one of the Sun's and the Moon's making.
    ...(lead.mover === 'Moon' ? ['Sun'] : []),
  ]
  return (mention: Mention) => mention.kind === 'body' && !known.includes(mention.body)
}

const isForeignPlace = (lead: Fact) => (mention: Mention) =>
  mention.kind === 'house' ||
  (mention.kind === 'sign' && mention.sign !== lead.sign) ||
  (mention.kind === 'aspect' && (lead.kind !== 'contact' || mention.aspect !== lead.aspect))

const TIME = new RegExp(
  String.raw`\b\d{1,2}(?::\d\d| ?[ap]\.?m\b|st\b|nd\b|rd\b|th\b)|\b(?:${WEEKDAYS.join('|')}|(?!May\b|March\b)(?:${MONTHS.join('|')})|tomorrow|next (?:week|month|year)|\d{4})\b|\b(?:in|until|since|by|on|early|late) (?:May|March)\b|\b(?:May|March) \d`,
)

const PROMISE =
  /\byou(?:['’]ll| will)(?: \w+)? (?:meet|find|get|win|earn|receive|lose|succeed|fall|be (?:offered|asked|promoted|paid|chosen|loved|forgiven))\b|\b(?:he|she|they|your (?:partner|boss|ex|friend|mother|father))(?:['’]ll| will| is going to| are going to)\b|\b(?:he|she|your (?:partner|boss|ex)) (?:wants|misses|thinks|loves|feels|regrets|knows)\b|\b(?:definitely|certainly|guaranteed|without fail|is sure to|are sure to)\b/i

const PAST =
  /\byou (?:were|felt|used to|have been)\b|\b(?:lately|recently|yesterday|last (?:night|week|month|year)|these past|as a child|childhood)\b/i
