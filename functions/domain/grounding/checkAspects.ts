import { SIGNS } from '../../../shared/domain/zodiac.ts'
import { between, bodiesAfter, bodiesBefore, groupAfter, groupBefore, type Reading } from './bodyGroups.ts'
import { mayMean, PRONOUN } from './checkPlacements.ts'
import type { AspectFact, Facts } from './Facts.ts'
import { UNKNOWN_ASPECTS } from './lexicon.ts'
import type { AspectMention, BodyMention } from './readMentions.ts'

/** Whether every aspect that a sentence tells of is among the facts, between the same bodies. */
export function hasOnlyKnownAspects(reading: Reading, facts: Facts): boolean {
  const { sentence, mentions } = reading
  if (UNKNOWN_ASPECTS.test(sentence)) return false
  if (!hasKnownPairs(reading, facts)) return false
  return mentions
    .filter(({ kind }) => kind === 'aspect')
    .every((each) => isKnown(reading, each as AspectMention, facts))
}

/** "You have one between Mars and Pluto": an aspect that the sentence before has named. */
function hasKnownPairs(reading: Reading, { aspects }: Facts): boolean {
  return [...reading.sentence.matchAll(/\b(?:one|another) (?:is )?between /gi)].every(({ index, 0: words }) => {
    const [one, other] = bodiesAfter(reading, index + words.length)
    return !one || !other || aspects.some((fact) => isPair(fact, one, other) || isPair(fact, other, one))
  })
}

function isKnown(reading: Reading, mention: AspectMention, facts: Facts): boolean {
  if (isTogether(reading, mention, facts)) return true
  const pairs = pairsOf(reading, mention)
  if (pairs.length > 0)
    return pairs.every((pair) => isFact(pair, mention, facts)) || isOfEarlier(reading, mention, facts)
  const [lone] = [...groupBefore(reading, mention.start), ...groupAfter(reading, mention.end)]
  if (!isNamed(reading, mention)) return true
  // "Pluto flows into it with a trine"
  if (lone && reading.earlier.length > 0 && INTO_IT.test(reading.sentence))
    return reading.earlier.some((other) => isFact([lone, other], mention, facts))
  return facts.aspects.some(
    ({ a, aspect, b }) =>
      aspect === mention.aspect &&
      (!lone || [a, b].some((point) => point.body === lone.body && mayMean(lone.frame, point))),
  )
}

/** "It also squares Saturn" goes on about whatever the sentence before was about. */
function isOfEarlier(reading: Reading, mention: AspectMention, facts: Facts): boolean {
  const right = groupAfter(reading, mention.end)
  const isMeant = groupBefore(reading, mention.start).length === 0 && right.length > 0 && ALSO.test(reading.sentence)
  return isMeant && reading.earlier.some((one) => right.every((other) => isFact([one, other] as const, mention, facts)))
}

const INTO_IT = /\b(?:in|into|to|with|on) (?:it|them)\b/i
const ALSO = /^(?:and )?(?:it|they) also\b/i

/** "Venus and Mars stand together in Gemini": bodies in one sign are together, within range of a conjunction or not. */
function isTogether(reading: Reading, { start, end }: AspectMention, { placements }: Facts): boolean {
  if (!/\btogether$/i.test(reading.sentence.slice(start, end))) return false
  const group = groupBefore(reading, start)
  return SIGNS.some((sign) =>
    group.every((one) =>
      placements.some((fact) => fact.body === one.body && fact.sign === sign && mayMean(one.frame, fact)),
    ),
  )
}

type Pair = readonly [BodyMention, BodyMention]

/** The pairs of bodies that an aspect may be said to join. */
export function pairsOf(reading: Reading, mention: AspectMention): Pair[] {
  const left = subjectOf(reading, mention)
  const right = groupAfter(reading, mention.end)
  const [first] = right
  // "the square between Venus and Saturn", "a trine from Jupiter to your Sun"
  if (first && OF.test(between(reading, mention, first))) {
    const [second] = right.length > 1 ? right.slice(1) : bodiesAfter(reading, first.end).slice(0, 1)
    if (second && TO.test(between(reading, first, second))) return [[first, second]]
  }
  // "Venus and Saturn are in opposition"
  if (left.length > 1 && (right.length === 0 || isApart(reading, mention, first!))) return allPairs(left)
  // "Look at Venus. It squares your Moon."
  if (left.length === 0 && PRONOUN.test(reading.sentence.slice(0, mention.start)))
    return reading.earlier.slice(-1).flatMap((one) => right.map((other) => [one, other] as const))
  // "Your Mercury is in Libra. Saturn squares it."
  if (left.length > 0 && OBJECT.test(reading.sentence.slice(mention.end)))
    return objectsOf(reading, left[0]!).flatMap((other) => left.map((one) => [one, other] as const))
  if (left.length === 0 || right.length === 0 || isApart(reading, mention, first!)) return []
  return left.flatMap((one) => right.map((other) => [one, other] as const))
}

/** "It's opposite your Jupiter and in a trine to your Mars": what the sentence is about goes on behind the "and". */
function subjectOf(reading: Reading, mention: AspectMention): BodyMention[] {
  const left = groupBefore(reading, mention.start)
  const last = left.at(-1)
  const another = reading.mentions.find(({ kind }) => kind === 'aspect')
  if (!last || !another || another.start >= last.start || !GOES_ON.test(between(reading, last, mention))) return left
  const subject = groupBefore(reading, another.start)
  return subject.length > 0 ? subject : reading.earlier.slice(-1)
}

const GOES_ON = /^,?\s+and\s+(?:also\s+)?(?:in\s+)?(?:an?\s+)?$/i

const OBJECT = /^\s+(?:to\s+|with\s+)?(?:it|them)\b(?!['’])/i

/** What the "it" stands for: the body named last before the one that makes the aspect. */
const objectsOf = (reading: Reading, subject: BodyMention): BodyMention[] =>
  [...reading.earlier, ...bodiesBefore(reading, subject.start)].slice(-1)

const OF =
  /^\s*(?:angle\s+)?(?:between|from|of|involving|that links)\s+(?:both\s+)?(?:the\s+|your\s+|natal\s+|today['’]s\s+)*$/i
const TO = /^\s*,?\s*(?:and|to|with|on)\s+(?:the\s+|your\s+|natal\s+|own\s+)*$/i

/** Another clause begins between the aspect and the body after it. */
const isApart = (reading: Reading, mention: AspectMention, body: BodyMention): boolean =>
  /,\s*(?:and|but|so|while|which|whereas)\b|\b(?:while|but|because|whereas|so that|and (?:the|your))\b|:/i.test(
    between(reading, mention, body),
  )

const allPairs = (group: readonly BodyMention[]): Pair[] =>
  group.flatMap((one, index) => group.slice(index + 1).map((other) => [one, other] as const))

const isFact = ([one, other]: Pair, { aspect }: AspectMention, { aspects }: Facts): boolean =>
  aspects.some(
    (fact) => (aspect === 'any' || fact.aspect === aspect) && (isPair(fact, one, other) || isPair(fact, other, one)),
  )

const isPair = ({ a, b }: AspectFact, one: BodyMention, other: BodyMention): boolean =>
  a.body === one.body && mayMean(one.frame, a) && b.body === other.body && mayMean(other.frame, b)

/** "Meets" and "opposite" are words of every day; "trine" is not, with or without a body beside it. */
function isNamed({ sentence, mentions }: Reading, { aspect, start, end }: AspectMention): boolean {
  const word = sentence.slice(start, end)
  if (aspect === 'any') return false
  if (/^(?:conjunct|trin|sextil|opposition)/i.test(word)) return true
  return /^squar/i.test(word) && mentions.some(({ kind }) => kind === 'body')
}
