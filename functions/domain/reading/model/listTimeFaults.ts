import { hasOnlyKnownTimes } from '../../grounding/checkTimes.ts'
import type { Facts } from '../../grounding/Facts.ts'
import { readMentions } from '../../grounding/readMentions.ts'
import type { FactSheet } from './factSheet.ts'

const TIME =
  /\b(?:\d{1,2}:\d\d(?: this \w+| tonight)?|today|tonight|tomorrow|this (?:morning|afternoon|evening)|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)/gi

/** What is wrong with the days and hours of a reading, beyond that each has to be among the facts. The advice is last. */
export function listTimeFaults(sentences: readonly string[], sheet: FactSheet): string[] {
  const content = sentences.slice(0, -1)
  const counts = content.map(countTimes)
  const mentioned = counts.reduce((sum, count) => sum + count, 0)
  const few = mentioned < leastTimes(sheet) || (sheet.scope === 'personal' && counts.filter(Boolean).length < 2)
  const [lead] = sheet.lines
  const isLeadTold = namesLead(content[0]!, sheet) && (counts[0]! > 0 || countTimes(lead!.text) === 0)
  return [
    ...(few ? ['It has too few days and hours.'] : []),
    ...(isLeadTold ? [] : ['The first sentence does not name the lead and its time.']),
    ...content.filter((_, index) => !isTimeOfItsBody(content, index, sheet)).map(notOfItsBody),
    ...sentences.filter((sentence) => !hasExactHours(sentence, sheet)).map(notExact),
  ]
}

const notOfItsBody = (sentence: string) => `A day or an hour of another planet's: "${sentence}"`
const notExact = (sentence: string) => `An hour that is not written as in the facts: "${sentence}"`

const countTimes = (text: string): number => text.match(TIME)?.length ?? 0

/** Three for a person, and one for a sign, where the facts have as many. */
function leastTimes({ scope, lines }: FactSheet): number {
  const known = lines.reduce((sum, { text }) => sum + countTimes(text), 0)
  return Math.min(scope === 'personal' ? 3 : 1, known)
}

const namesLead = (sentence: string, { lines }: FactSheet): boolean =>
  readMentions(sentence).some((mention) => mention.kind === 'body' && mention.body === lines[0]!.mover)

/** The days and hours of a sentence are those of a moving body that it names, or that was named last before it. */
function isTimeOfItsBody(content: readonly string[], index: number, { lines, facts }: FactSheet): boolean {
  const sentence = content[index]!
  const mentions = readMentions(sentence)
  const named = content
    .slice(0, index + 1)
    .map(moversIn)
    .findLast((bodies) => bodies.length > 0) ?? [lines[0]!.mover]
  const theirs = lines.filter(({ mover }) => mover && named.includes(mover))
  if (theirs.length === 0) return true
  const known: Facts = {
    ...facts,
    dates: [...(facts.dates ?? []).slice(0, 1), ...theirs.flatMap(({ dates }) => dates)],
    hours: theirs.flatMap(({ hours }) => hours),
  }
  return hasOnlyKnownTimes({ sentence, mentions, earlier: [] }, known)
}

const moversIn = (sentence: string) =>
  readMentions(sentence).flatMap((mention) =>
    mention.kind === 'body' && mention.frame !== 'birth' ? [mention.body] : [],
  )

const CLOCK = /\d{1,2}:\d\d(?: (?:this (?:morning|afternoon|evening)|tonight|[ap]\.m\.))?/g

/** "11:34 tonight" is not 11:34 this morning. */
const hasExactHours = (sentence: string, { text }: FactSheet): boolean =>
  [...sentence.matchAll(CLOCK)].every(([clock]) => text.includes(clock))
