import { hasOnlyKnownTimes } from '../../grounding/checkTimes.ts'
import type { Facts } from '../../grounding/Facts.ts'
import { readMentions } from '../../grounding/readMentions.ts'
import type { FactSheet } from './factSheet.ts'

const TIME =
  /\b(?:\d{1,2}:\d\d(?: this \w+| tonight)?|today|tonight|tomorrow|this (?:morning|afternoon|evening)|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)/gi

/** What is wrong with the days and hours of a reading, beyond that each has to be among the facts. The advice is last. */
export function listTimeFaults(title: string, sentences: readonly string[], sheet: FactSheet): string[] {
  const content = sentences.slice(0, -1)
  const counts = content.map(countTimes)
  const mentioned = counts.reduce((sum, count) => sum + count, 0)
  const few = mentioned < leastTimes(sheet) || (sheet.scope === 'personal' && counts.filter(Boolean).length < 2)
  return [
    ...(few ? ['It has too few days and hours.'] : []),
    ...(hasLeadTime(content[0]!, sheet) ? [] : ["The first sentence does not tell the lead's time."]),
    ...(sheet.scope === 'sign' && content.some((sentence) => HALF_OF_DAY.test(sentence)) ? [NO_HOURS] : []),
    ...content.filter((_, index) => !isTimeOfItsBody(content, index, sheet)).map(notOfItsBody),
    ...[title, ...sentences].filter((_, index, all) => !isSignOfItsDay(all, index, sheet)).map(notOfItsDay),
    ...sentences.filter((sentence) => !hasExactHours(sentence, sheet)).map(notExact),
  ]
}

const notOfItsBody = (sentence: string) =>
  `A day or an hour of another planet's, or of another contact's: "${sentence}"`
const notOfItsDay = (sentence: string) => `A sign of another day, or without its day: "${sentence}"`
const notExact = (sentence: string) => `An hour that is not written as in the facts: "${sentence}"`

const countTimes = (text: string): number => text.match(TIME)?.length ?? 0

/** Three for a person, and one for a sign, where the facts have as many. */
function leastTimes({ scope, lines }: FactSheet): number {
  const known = lines.reduce((sum, { text }) => sum + countTimes(text), 0)
  return Math.min(scope === 'personal' ? 3 : 1, known)
}

/** An hour where the lead is exact today, else any day of it, if there is one. */
function hasLeadTime(sentence: string, { lines }: FactSheet): boolean {
  const { text } = lines[0]!
  if (text.includes('exact at ')) return sentence.search(CLOCK) >= 0
  return countTimes(sentence) > 0 || countTimes(text) === 0
}

/** It is not the same one in all zones of a sign's readers. */
const HALF_OF_DAY = /\bthis (?:morning|afternoon|evening)\b/i
const NO_HOURS = 'It names a part of the day, which a sign reading never does.'

/**
 * The days and hours of a sentence are those of a moving body that it names, or that was named last before it. Where it
 * names a sign, they are those of the body in that sign, and where it names what the body meets or how, those of that
 * meeting, if the facts have it. The weekday of today is said of today alone.
 */
function isTimeOfItsBody(content: readonly string[], index: number, { lines, facts }: FactSheet): boolean {
  const sentence = content[index]!
  const mentions = readMentions(sentence)
  const named = namedIn(content, index) ?? [lines[0]!.mover]
  const isOfSame = (text: string) =>
    [signsIn, targetsIn, aspectsIn].every((named) => mayShare<string>(named(sentence), named(text)))
  const own = lines.filter(({ mover }) => mover && named.includes(mover))
  const same = own.filter(({ text }) => isOfSame(text))
  const theirs = same.length > 0 ? same : own
  if (theirs.length === 0) return true
  const known: Facts = {
    ...facts,
    dates: [...(TODAY.test(sentence) && facts.today ? [facts.today] : []), ...theirs.flatMap(({ dates }) => dates)],
    hours: theirs.flatMap(({ hours }) => hours),
  }
  return hasOnlyKnownTimes({ sentence, mentions, earlier: [] }, known)
}

/** A sign that a body is only in on a day ahead is named with that day, and not beside today. */
function isSignOfItsDay(texts: readonly string[], index: number, { lines }: FactSheet): boolean {
  const text = texts[index]!
  const named = namedIn(texts, index) ?? [lines[0]!.mover]
  return signsIn(text).every((sign) => {
    const theirs = lines.filter((line) => signsIn(line.text).includes(sign))
    return named.every((body) => {
      const days = theirs.filter(({ mover }) => mover === body).map((line) => AHEAD.exec(line.text)?.[1])
      return days.length === 0 || days.some((day) => !day || (text.includes(day) && !TODAY.test(text)))
    })
  })
}

/** "The Moon is in Capricorn on 11 December." */
const AHEAD = /\bis in \w+ on ([^.]+)/

/** The moving bodies that a sentence names, or else those that were named last before it. */
const namedIn = (sentences: readonly string[], index: number) =>
  sentences
    .slice(0, index + 1)
    .map(moversIn)
    .findLast((bodies) => bodies.length > 0)

const TODAY = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i

const signsIn = (text: string) =>
  readMentions(text).flatMap((mention) => (mention.kind === 'sign' ? [mention.sign] : []))

const mayShare = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((each) => other.includes(each))

const moversIn = (sentence: string) =>
  readMentions(sentence).flatMap((mention) =>
    mention.kind === 'body' && mention.frame !== 'birth' ? [mention.body] : [],
  )

/** What of the reader's own chart a text names. */
const targetsIn = (text: string) =>
  readMentions(text).flatMap((mention) => (mention.kind === 'body' && mention.frame === 'birth' ? [mention.body] : []))

const aspectsIn = (text: string) =>
  readMentions(text).flatMap((mention) =>
    mention.kind === 'aspect' && mention.aspect !== 'any' ? [mention.aspect] : [],
  )

const CLOCK = /\d{1,2}:\d\d(?: (?:this (?:morning|afternoon|evening)|tonight|[ap]\.m\.))?/g

/** "11:34 tonight" is not 11:34 this morning. */
const hasExactHours = (sentence: string, { text }: FactSheet): boolean =>
  [...sentence.matchAll(CLOCK)].every(([clock]) => text.includes(clock))
