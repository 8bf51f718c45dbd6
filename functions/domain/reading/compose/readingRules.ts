import { isOrder } from '../words/isOrder.ts'
import { readingGrade } from '../words/readingGrade.ts'
import type { Draft } from './Draft.ts'

interface Bounds {
  words: readonly [number, number]
  sentences: readonly [number, number]
}

/** Words and sentences of a whole reading, the act included. */
export const BOUNDS: Record<Draft['scope'], Bounds> = {
  personal: { words: [110, 155], sentences: [8, 9] },
  sign: { words: [65, 100], sentences: [5, 6] },
}

/** Of one sentence. */
export const MOST_WORDS = 28

/** The texts of a reading, whoever wrote it: its sentences in order, the act last. */
export interface Prose extends Pick<Draft, 'scope' | 'title'> {
  sentences: readonly string[]
}

/** What a reading breaks of the rules of form, in words for a log or a model; empty when it may go out. */
export function listRuleBreaks({ scope, title, sentences: texts }: Prose): string[] {
  const lengths = texts.map(countWords)
  const { words, sentences } = BOUNDS[scope]
  const total = sum(lengths)
  const mean = total / lengths.length
  const grade = readingGrade(texts)
  const breaks: [boolean, string][] = [
    [isOutside(total, words), `${total} words`],
    [isOutside(lengths.length, sentences), `${lengths.length} sentences`],
    [isOutside(mean, [13, 18]), `${mean.toFixed(1)} words a sentence`],
    [Math.max(...lengths) > MOST_WORDS, `a sentence of ${Math.max(...lengths)} words`],
    [deviation(lengths, mean) < 3, 'sentences of one length'],
    [isOutside(grade, [5, 8]), `a reading grade of ${grade.toFixed(1)}`],
    [countMatches(texts, HEDGES) > 2, 'more than two hedges'],
    [texts.filter((text) => text.startsWith('It ')).length > 1, 'two sentences that start with It'],
    [lengths.at(-1)! > 25, 'an act of more than 25 words'],
    [isOutside(countWords(title), [2, 6]) || title.length > 40, 'a title that is too long or short'],
    [title.split(/\W+/).filter((word) => ABSTRACT.test(word)).length > 1, 'a title of two abstract nouns'],
    [texts.slice(0, -1).filter(isOrder).length > 1, 'two orders beside the act'],
    [FILLER.test([title, ...texts].join(' ')), 'filler'],
  ]
  return breaks.filter(([isBroken]) => isBroken).map(([, what]) => what)
}

/** How often something reads badly without breaking a rule: one opening twice, or words twice that should come once. */
export function countRepeats({ paragraphs }: Draft, onceOnly: readonly string[]): number {
  const texts = paragraphs.flat().map(({ text }) => text)
  const openings = texts.map((text) => text.split(' ').slice(0, 2).join(' '))
  const commonest = Math.max(...openings.map((opening) => openings.filter((other) => other === opening).length))
  const twice = onceOnly.filter(
    (words) => texts.filter((text) => text.toLowerCase().includes(words.toLowerCase())).length > 1,
  )
  return (commonest > 1 ? 1 : 0) + twice.length
}

const HEDGES = /\b(may|might|could|perhaps)\b/gi

/** Nouns of nothing that one can touch: by their endings, and those that titles like best. */
const ABSTRACT =
  /^(?:\w{3,}(?:ness|[ts]ion|ity|ment|ship|hood|dom|ance|ence|ism)|love|trust|truth|hope|fear|faith|change|growth|balance|harmony|peace|power|passion|desire|patience|courage|wisdom|beauty|pride|doubt|care|depth|focus|strength|warmth|comfort|order|chaos|grace|joy|calm|luck|duty|desires|dreams?|feelings?|thoughts?|limits?|ideas?|rest|work|play|money|time|talk|silence)$/i

/** Words that sound of much and say nothing. */
export const FILLER =
  /\b(energ(y|ies|etic)|vibes?|cosmic|universe|journeys?|embrac\w+|navigat\w+|unlock\w*|manifest\w*|align\w*|tapestr\w+|transformation\w*|lean(s|ing)? into|hold(s|ing)? space|step(s|ping)? into)\b/i

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const isOutside = (value: number, [low, high]: readonly [number, number]): boolean => value < low || value > high

const deviation = (values: readonly number[], mean: number): number =>
  Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length)

const countMatches = (texts: readonly string[], pattern: RegExp): number =>
  sum(texts.map((text) => text.match(pattern)?.length ?? 0))
