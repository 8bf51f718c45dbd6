import type { Sign } from '../../../shared/domain/zodiac.ts'
import { between, bodiesAfter, bodiesBefore, groupAfter, groupBefore, isBody, type Reading } from './bodyGroups.ts'
import { hasOnlyKnownCounts } from './checkCounts.ts'
import type { Facts, Point } from './Facts.ts'
import { UNKNOWN_BODIES } from './lexicon.ts'
import type { BodyMention, Frame, HouseMention, SignMention } from './readMentions.ts'

/** Whether every body, sign and house of a sentence is together in the facts as it is in the sentence. */
export function hasOnlyKnownPlacements(reading: Reading, facts: Facts): boolean {
  const { sentence, mentions } = reading
  if (UNKNOWN_BODIES.test(sentence) || RULERSHIP.test(sentence) || !hasOnlyKnownCounts(reading, facts)) return false
  const placed = mentions.filter((mention) => mention.kind === 'sign' || mention.kind === 'house')
  return placed.every((mention) => isKnown(reading, mention, facts))
}

/** Who rules what is not among the facts. */
const RULERSHIP =
  /\brul(?:es|ed by|ers?|ing|erships?)\b.*\b(?:house|chart|sign|ascendant)|\b(?:sign|house|chart)['’]s ruler/i

function isKnown(reading: Reading, mention: SignMention | HouseMention, facts: Facts): boolean {
  if (mention.kind === 'sign' && isOfPerson(reading, mention)) return isSunSign(mention.sign, facts)
  if (mention.kind === 'sign') {
    const begun = houseBegunIn(reading, mention)
    if (begun) return facts.cusps?.some(({ house, sign }) => house === begun.house && sign === mention.sign) ?? false
  }
  const cusp = cuspOf(reading, mention)
  if (cusp && facts.cusps?.some(({ house, sign }) => house === cusp.house && sign === cusp.sign)) return true
  const groups = linkedGroups(reading, mention)
  if (groups.length === 0) return (!cusp || isOfIt(reading)) && standsAlone(reading, mention, facts)
  return groups.some((group) => {
    const isOne = (body: BodyMention) => besideOwn(body, reading).some((each) => isPlaced(each, mention, facts))
    return isSpread(reading, mention) ? group.some(isOne) : group.every(isOne)
  })
}

/** "It begins in Leo": the house that was named last. */
function houseBegunIn({ sentence, places = [] }: Reading, { start }: SignMention): HouseMention | undefined {
  if (!/^it (?:begins|starts|opens) in $/i.test(sentence.slice(0, start))) return undefined
  return places.find((place): place is HouseMention => place.kind === 'house')
}

/** "It's in Leo, in the sixth house" */
const isOfIt = ({ sentence, earlier }: Reading): boolean =>
  earlier.length > 0 && /^\W*(?:(?:and|but|so) )?(?:it|they|both)\b/i.test(sentence)

/** "Venus and Mars are in opposition, from Libra to Aries": one of them is in each. */
const isSpread = ({ sentence }: Reading, { start }: SignMention | HouseMention): boolean =>
  /\b(?:from|to)\s+(?:your |the )?$/.test(sentence.slice(0, start))

/** "Neptune in Aries squares your Neptune": beside the reader's own, the one without an owner is the sky's or another's. */
function besideOwn(named: BodyMention, { mentions }: Reading): BodyMention[] {
  const isOwn = mentions.some((mention) => isBody(mention) && mention.body === named.body && mention.frame === 'birth')
  if (named.frame !== 'unsaid' || !isOwn) return [named]
  return (['sky', 'other'] as const).map((frame) => ({ ...named, frame }))
}

export const isPlaced = (
  { body, frame }: BodyMention,
  mention: SignMention | HouseMention,
  { placements }: Facts,
): boolean =>
  placements.some(
    (fact) =>
      fact.body === body &&
      mayMean(frame, fact) &&
      (mention.kind === 'sign' ? fact.sign === mention.sign : fact.house === mention.house),
  )

export const mayMean = (frame: Frame, { of }: Pick<Point, 'of'>): boolean => frame === 'unsaid' || frame === of

/** The bodies that a sign or a house may belong to: those of one group have to be there together. */
export function linkedGroups(reading: Reading, mention: SignMention | HouseMention): BodyMention[][] {
  const [next] = bodiesAfter(reading, mention.end)
  if (isAdjective(reading, mention)) return [groupAfter(reading, mention.end)]
  const before = groupBefore(reading, mention.start)
  const farther = bodiesBefore(reading, before[0]?.start ?? 0).slice(-1)
  const isOrigin = /\bfrom\s+(?:its place in\s+)?(?:your\s+|the\s+)?$/i.test(reading.sentence.slice(0, mention.start))
  // "Venus squares your Saturn from Libra", "from your fifth house"
  if (before.length > 0) return isOrigin && farther.length > 0 ? [before, farther] : [before]
  // "It is in Cancer, like your Sun"
  return next && !isOfIt(reading) ? [groupAfter(reading, mention.end)] : []
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
  // "The Sun and Pluto. Both are in Libra."
  if (/\bboth\b/i.test(sentence.slice(0, mention.start)) && earlier.length > 1)
    return earlier.slice(-2).every((body) => isPlaced(body, mention, facts))
  if (mention.kind === 'house' && PRONOUN.test(sentence.slice(0, mention.start)) && earlier.length > 0)
    return earlier.some((body) => isPlaced(body, mention, facts))
  if (mention.kind === 'house')
    return mention.house >= 1 && mention.house <= 12 && placements.some(({ house }) => typeof house === 'number')
  // "Everything in Capricorn", "under all the earth of Capricorn"
  if (WHOLE.test(sentence.slice(0, mention.start)))
    return placements.some(({ of, sign }) => of === 'birth' && sign === mention.sign)
  // "Look at your Venus. It is in Libra."
  if (earlier.length > 0) return earlier.some((body) => isPlaced(body, mention, facts))
  return [...placements, ...cusps].some(({ sign }) => sign === mention.sign)
}

const WHOLE = /\b(?:everything|all (?:of )?(?:that|the) \w+|so much \w+) (?:in|of) $/i

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
