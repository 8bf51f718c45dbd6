import { bodiesAfter, groupAfter, groupBefore, type Reading } from './bodyGroups.ts'
import { mayMean } from './checkPlacements.ts'
import type { Facts, Point } from './Facts.ts'
import { isDenied } from './negation.ts'
import type { BodyMention } from './readMentions.ts'
import { writtenDays } from './writtenDays.ts'

const RETROGRADE = /\bretrograd\w*|\b(?:moving|going|goes|moves|turns?|turning|travell?ing) backwards?\b|\bRx\b/gi
const FORWARD = /\b(?:(?:mov|go)(?:ing|es)|moves?|went|gone|turned|was|is) (?:forwards?|direct)\b(?! again)/gi
const STATION =
  /\bstation(?:s|ed|ing|ary)?\b|\b(?:turn(?:s|ed|ing)?|go(?:es|ing)?|gone|went|moves?|back)\s+direct\b|\bstands? still\b/i

interface Words {
  start: number
  end: number
}

/** Whether each body that a sentence calls retrograde or direct, or lets turn, does so by the facts. */
export function hasOnlyKnownMotions(reading: Reading, facts: Facts): boolean {
  const { sentence } = reading
  return (
    hasKnownStations(reading, facts) &&
    spansOf(sentence, RETROGRADE).every((words) =>
      isDenied(sentence, words.start) ? isNone(reading, words, facts) : isRetrograde(reading, words, facts),
    ) &&
    spansOf(sentence, FORWARD).every((words) => isNone(reading, words, facts))
  )
}

const spansOf = (sentence: string, pattern: RegExp): Words[] =>
  [...sentence.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))

function hasKnownStations({ sentence, mentions, earlier }: Reading, { stations = [] }: Facts): boolean {
  const named = mentions.flatMap((mention) => (mention.kind === 'body' ? [mention.body] : []))
  if (!STATION.test(sentence) || (named.length === 0 && earlier.length === 0 && !/\bstation/i.test(sentence)))
    return true
  const meant = named.length > 0 ? named : earlier.map(({ body }) => body)
  return meant.some((body) => stations.some((station) => station.body === body))
}

function isRetrograde(reading: Reading, words: Words, facts: Facts): boolean {
  const known = facts.retrogrades ?? []
  const group = subjectsOf(reading, words)
  const turns = /\b(?:turn\w*|go\w*|next|stations?)\s+$/i.test(reading.sentence.slice(0, words.start))
  if (turns && group.length > 0 && group.every((body) => turnsThen(reading, body, facts))) return true
  // "Put a thing away and it goes backwards": words of every day, where no body is near.
  if (group.length === 0) return !/^(?:retro|rx)/i.test(reading.sentence.slice(words.start)) || known.length > 0
  const isBirth = /\b(?:was|were) (?:both )?$/i.test(reading.sentence.slice(0, words.start))
  const isOfOne = groupBefore(reading, words.start).length === 0 && !/\b(?:both|they)\b/i.test(reading.sentence)
  const meant = isOfOne && group[0] === reading.earlier[0] ? reading.earlier.slice(-2) : group
  const holds = meant === group ? group.every.bind(group) : meant.some.bind(meant)
  return holds((body: BodyMention) =>
    isKnownRetrograde(isBirth && body.frame === 'unsaid' ? { ...body, frame: 'birth' } : body, known),
  )
}

/** Whether a body moves forward, as far as it is clear which one is meant. */
function isNone(reading: Reading, words: Words, { retrogrades = [], placements }: Facts): boolean {
  const isBirth = /\b(?:born|birth|natal)\b/i.test(reading.sentence)
  return subjectsOf(reading, words).every((body) => {
    const meant = isBirth && body.frame === 'unsaid' ? { ...body, frame: 'birth' as const } : body
    const places = placements.filter((fact) => fact.body === meant.body && mayMean(meant.frame, fact))
    return (
      places.length === 0 ||
      places.some(({ of }) => !retrogrades.some((each) => each.body === body.body && each.of === of))
    )
  })
}

function subjectsOf(reading: Reading, words: Words): BodyMention[] {
  const [next] = bodiesAfter(reading, words.end)
  // "retrograde Mercury"
  if (next && /^\s*$/.test(reading.sentence.slice(words.end, next.start))) return [next]
  // "The planets that were retrograde then are Saturn and Pluto"
  if (LISTED.test(reading.sentence.slice(0, words.start))) return groupAfter(reading, words.end)
  const group = groupBefore(reading, words.start)
  if (group.length > 0) return group
  return /\b(?:both|they)\b/i.test(reading.sentence.slice(0, words.start))
    ? [...reading.earlier]
    : reading.earlier.slice(0, 1)
}

const LISTED = /\b(?:planets|bodies|ones|those) (?:that|which) (?:were|are) $/i

/** "It next turns retrograde on 9 February": another day than today, on which it does. */
const turnsThen = (
  { sentence }: Reading,
  { body }: BodyMention,
  { stations = [], dated = [], today }: Facts,
): boolean =>
  stations.some((station) => station.body === body && station.turns === 'retrograde') &&
  (/\bnext\b|\bwhen\b/i.test(sentence) ||
    writtenDays(sentence, today).some(({ isOn }) =>
      dated.some((event) => event.bodies.includes(body) && event.dates.some(isOn)),
    ))

const isKnownRetrograde = ({ body, frame }: BodyMention, known: readonly Point[]): boolean =>
  known.some((fact) => fact.body === body && mayMean(frame, fact))
