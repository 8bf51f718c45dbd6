import { countWords } from '../compose/readingRules.ts'
import { countThings } from '../words/countThings.ts'
import { beginsWithVerb } from '../words/isOrder.ts'

/** What is missing of an ordinary day: things to touch, and an act that has one, a verb and a bound. The advice is last. */
export function listSceneFaults(sentences: readonly string[]): string[] {
  const [text, advice] = [sentences.join(' '), sentences.at(-1)!]
  const faults: [boolean, string][] = [
    [countThings(text) / countWords(text) < LEAST_THINGS, 'It has too few things that can be touched.'],
    [!beginsWithVerb(advice), 'The advice does not begin with a verb.'],
    [countThings(advice) === 0, 'The advice has nothing to hold and nobody to speak to.'],
    [!BOUND.test(advice), 'The advice has no number, meal, hour or day as its bound.'],
    [sentences.some((sentence) => PAST.test(sentence)), "It tells of the reader's past, which nobody knows."],
  ]
  return faults.filter(([isSo]) => isSo).map(([, what]) => what)
}

/** Five in a hundred words, of which the list of things knows four. */
const LEAST_THINGS = 0.04

const BOUND =
  /\b(?:\d+|one|once|two|twice|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|an? (?:single|minute|quarter|half|hour)|half|first|before|by|until|today|tonight|this (?:morning|afternoon|evening)|noon|lunch|supper|dinner|breakfast|bedtime|evening|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day)\b/i

const PAST =
  /\byou (?:were|felt|used to)\b|\b(?:lately|recently|yesterday|last (?:night|week|month|year)|these past)\b/i
