import type { ChatFacts } from './chatFacts.ts'

/** What a model reads of a chart and a sky: each fact by a short id, so that a sentence can say what it rests on. */
export function factsById({ facts }: ChatFacts): Record<string, string> {
  const { placements, aspects, cusps = [], retrogrades = [], phases = [], dates = [] } = facts
  return {
    ...numbered(
      'p',
      placements.map((each) => `${nameOf(each)}: ${each.sign}${each.house ? `, house ${each.house}` : ''}`),
    ),
    ...numbered(
      'a',
      aspects.map(({ a, aspect, b }) => `${nameOf(a)} ${aspect} ${nameOf(b)}`),
    ),
    ...numbered(
      'h',
      cusps.map(({ house, sign }) => `house ${house} begins in ${sign}`),
    ),
    ...numbered(
      'r',
      retrogrades.map((each) => `${nameOf(each)} is retrograde`),
    ),
    ...numbered(
      'm',
      phases.map((phase) => `the Moon is ${phase.replaceAll('_', ' ')}`),
    ),
    ...numbered(
      'd',
      dates.map((date) => `today is ${date}`),
    ),
  }
}

/** The almanac's answer, which is a fact as well. */
export const ALMANAC = 'n1'

const nameOf = ({ of, body }: { of: string; body: string }): string =>
  of === 'birth' ? `natal ${body}` : `${body} in the sky now`

const numbered = (letter: string, texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, index) => [`${letter}${index + 1}`, text]))
