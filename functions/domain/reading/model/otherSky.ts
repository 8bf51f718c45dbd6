import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { UNKNOWN_ASPECTS, UNKNOWN_BODIES } from '../../grounding/lexicon.ts'
import { type BodyMention, type Mention, readMentions } from '../../grounding/readMentions.ts'
import type { Fact } from '../facts/Fact.ts'

/** Whether a text names a body that is not in the event, or gives the reader one that isn't theirs. */
export function namesOtherBody(text: string, lead: Fact): boolean {
  const own: readonly string[] = [
    ...(lead.kind === 'contact' ? [lead.target] : []),
    ...('near' in lead && lead.near ? [lead.near] : []),
  ]
  // A phase of the Moon is one of the Sun's and the Moon's making.
  const known: readonly string[] = [...own, lead.mover, ...(lead.mover === 'Moon' ? ['Sun'] : [])]
  const isOther = ({ body, frame }: BodyMention) =>
    !known.includes(body) || (frame === 'birth' && lead.kind === 'contact' && !own.includes(body))
  return UNKNOWN_BODIES.test(text) || readMentions(text).some((mention) => mention.kind === 'body' && isOther(mention))
}

/** Whether a text names a sign or an aspect that is not the event's, or any house. */
export const namesOtherPlace = (text: string, lead: Fact): boolean =>
  UNKNOWN_ASPECTS.test(text) ||
  readMentions(text).some(
    (mention) =>
      mention.kind === 'house' ||
      (mention.kind === 'sign' && !isSignOfEvent(mention.sign, text, lead)) ||
      (mention.kind === 'aspect' && isOtherAspect(mention, text, lead)),
  )

/** A contact has two signs, and which of them is whose is not told. */
const isSignOfEvent = (sign: Sign, text: string, lead: Fact): boolean =>
  lead.kind !== 'contact' &&
  sign === lead.sign &&
  readMentions(text).every((mention) => mention.kind !== 'body' || mention.body === lead.mover)

/** Words such as "together" and "meets" are an aspect only right before a body. */
function isOtherAspect({ aspect, start, end }: Mention & { kind: 'aspect' }, text: string, lead: Fact): boolean {
  if (lead.kind === 'contact' && lead.aspect === aspect) return false
  if (TERM.test(text.slice(start, end))) return true
  return (
    aspect !== 'any' && readMentions(text).some(({ kind, ...body }) => kind === 'body' && follows(body.start - end))
  )
}

const TERM = /^(?:conjunct\w*|oppositions?|trin\w+|squar(?:es?|ing)|sextil\w+|aspect\w*)$/i
const follows = (letters: number): boolean => letters >= 0 && letters <= ' with your '.length

/** Whether a text names a phase, an eclipse or a turn that is not the event. */
export const namesOtherEvent = (text: string, lead: Fact): boolean =>
  EVENTS.some(([pattern, isTheEvent]) => pattern.test(text) && !isTheEvent(lead))

const EVENTS: readonly (readonly [RegExp, (lead: Fact) => boolean])[] = [
  [/\bnew moon|\bsolar\b/i, ({ kind }) => kind === 'newMoon'],
  [/\bfull moon|\bmoon is full|\blunar\b/i, ({ kind }) => kind === 'fullMoon'],
  [/\bhalf moon|\bquarter moon/i, ({ kind }) => kind === 'firstQuarter' || kind === 'lastQuarter'],
  [/\beclips/i, (lead) => 'eclipse' in lead && lead.eclipse !== undefined],
  [/\bretrograd|\bstation(?:s|ary|ing)\b|\bturns? direct\b/i, ({ kind }) => kind === 'station'],
  [/\bvoid of course|\b\d+ ?(?:°|degrees)/i, () => false],
]
