import type { Sign } from '../../../shared/domain/zodiac.ts'
import { between, bodiesAfter, bodiesBefore, groupAfter, groupBefore, isBody, type Reading } from './bodyGroups.ts'
import type { Facts, Point } from './Facts.ts'
import { UNKNOWN_BODIES } from './lexicon.ts'
import type { BodyMention, Frame, HouseMention, SignMention } from './readMentions.ts'

/** Whether every body, sign and house of a sentence is together in the facts as it is in the sentence. */
export function hasOnlyKnownPlacements(reading: Reading, facts: Facts): boolean {
  const { sentence, mentions } = reading
  if (UNKNOWN_BODIES.test(sentence) || RULERSHIP.test(sentence) || COUNTED.test(sentence)) return false
  const placed = mentions.filter((mention) => mention.kind === 'sign' || mention.kind === 'house')
  return placed.every((mention) => isKnown(reading, mention, facts))
}

/** Who rules what, and how many are where, is not among the facts. */
const RULERSHIP =
  /\brul(?:es|ed by|ers?|ing|erships?)\b.*\b(?:house|chart|sign|ascendant)|\b(?:sign|house|chart)['’]s ruler/i
const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|several|many|most|all|none|no|\d+)\s+(?:of\s+)?(?:your\s+|the\s+)?(?:natal\s+|other\s+|personal\s+)?(?:planets?|bodies|placements)\b/i

function isKnown(reading: Reading, mention: SignMention | HouseMention, facts: Facts): boolean {
  if (mention.kind === 'sign' && isOfPerson(reading, mention)) return isSunSign(mention.sign, facts)
  const cusp = cuspOf(reading, mention)
  if (cusp && facts.cusps?.some(({ house, sign }) => house === cusp.house && sign === cusp.sign)) return true
  const groups = linkedGroups(reading, mention)
  if (groups.length === 0) return !cusp && standsAlone(reading, mention, facts)
  return groups.some((group) => group.every((body) => isPlaced(besideOwn(body, reading), mention, facts)))
}

/** "Neptune in Aries squares your Neptune": beside the reader's own, the one without an owner is the sky's. */
function besideOwn(named: BodyMention, { mentions }: Reading): BodyMention {
  const isOwn = mentions.some((mention) => isBody(mention) && mention.body === named.body && mention.frame === 'birth')
  return named.frame === 'unsaid' && isOwn ? { ...named, frame: 'sky' } : named
}

const isPlaced = ({ body, frame }: BodyMention, mention: SignMention | HouseMention, { placements }: Facts): boolean =>
  placements.some(
    (fact) =>
      fact.body === body &&
      mayMean(frame, fact) &&
      (mention.kind === 'sign' ? fact.sign === mention.sign : fact.house === mention.house),
  )

export const mayMean = (frame: Frame, { of }: Pick<Point, 'of'>): boolean => frame === 'unsaid' || frame === of

/** The bodies that a sign or a house may belong to: those of one group have to be there together. */
function linkedGroups(reading: Reading, mention: SignMention | HouseMention): BodyMention[][] {
  const [next] = bodiesAfter(reading, mention.end)
  if (isAdjective(reading, mention)) return [groupAfter(reading, mention.end)]
  const before = groupBefore(reading, mention.start)
  const farther = bodiesBefore(reading, before[0]?.start ?? 0).slice(-1)
  const isOrigin = /\bfrom\s+(?:its place in\s+)?(?:your\s+|the\s+)?$/i.test(reading.sentence.slice(0, mention.start))
  // "Venus squares your Saturn from Libra", "from your fifth house"
  if (before.length > 0) return isOrigin && farther.length > 0 ? [before, farther] : [before]
  return next ? [groupAfter(reading, mention.end)] : []
}

/** "Libra Moon" */
function isAdjective(reading: Reading, mention: SignMention | HouseMention): boolean {
  const [next] = bodiesAfter(reading, mention.end)
  return mention.kind === 'sign' && next !== undefined && /^[\s-]*$/.test(between(reading, mention, next))
}

/** "Your seventh house begins in Capricorn": a house beside a sign, with no body before or between them. */
function cuspOf(reading: Reading, mention: SignMention | HouseMention): { house: number; sign: Sign } | undefined {
  const { mentions } = reading
  if (bodiesBefore(reading, mention.start).length > 0) return undefined
  const index = mentions.indexOf(mention)
  for (const other of [mentions[index - 1], mentions[index + 1]]) {
    if (mention.kind === 'house' && other?.kind === 'sign') return { house: mention.house, sign: other.sign }
    if (mention.kind === 'sign' && other?.kind === 'house') return { house: other.house, sign: mention.sign }
  }
  return undefined
}

/** A sign or a house in a sentence without any body. */
function standsAlone({ sentence, earlier }: Reading, mention: SignMention | HouseMention, facts: Facts): boolean {
  const { placements, cusps = [] } = facts
  if (mention.kind === 'house' && PRONOUN.test(sentence.slice(0, mention.start)) && earlier.length > 0)
    return earlier.some((body) => isPlaced(body, mention, facts))
  if (mention.kind === 'house')
    return mention.house >= 1 && mention.house <= 12 && placements.some(({ house }) => typeof house === 'number')
  // "Look at your Venus. It is in Libra."
  if (earlier.length > 0) return earlier.some((body) => isPlaced(body, mention, facts))
  return [...placements, ...cusps].some(({ sign }) => sign === mention.sign)
}

export const PRONOUN = /\b(?:it|this|that|she|he|they|both)\b/i

/** "You're a Gemini", "as a Gemini", "born under Gemini" */
const NAMES_A_PERSON = /\b(?:you['’]re|you are|as|being|typical|true|born(?: under| a)?)\s+(?:an?\s+)?(?:\w+\s+)?$/i

const isOfPerson = (reading: Reading, mention: SignMention): boolean =>
  !isAdjective(reading, mention) &&
  (NAMES_A_PERSON.test(reading.sentence.slice(0, mention.start)) || /s$/.test(plural(reading.sentence, mention)))

/** "Geminis": the ones that end in s by themselves count as one. */
const plural = (sentence: string, { start, end, sign }: SignMention) =>
  sign.endsWith('s') ? '' : sentence.slice(start, end)

const isSunSign = (sign: Sign, { placements }: Facts): boolean =>
  placements.some((fact) => fact.of === 'birth' && fact.body === 'Sun' && fact.sign === sign)
