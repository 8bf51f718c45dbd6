import { PLANETS } from '../../../shared/domain/chart.ts'
import { SIGNS } from '../../../shared/domain/zodiac.ts'

/** What is looked at while a question is answered, from the question's own words: "Reading Saturn's dates …". */
export const lookingAt = (question: string): string => `Reading ${subjectOf(question)} …`

function subjectOf(question: string): string {
  const body = nameIn(question, BODIES)
  if (body && DATED.test(question)) return datesOf(body)
  const house = houseIn(question)
  if (house) return `your ${house} house`
  if (body) return `your ${body}`
  const sign = nameIn(question, NAMED_SIGNS)
  if (sign) return `${sign} in your chart`
  const span = SPANS.find(([pattern]) => pattern.test(question))?.[1]
  return span ? `${span} sky` : 'your chart'
}

const BODIES: readonly string[] = [...PLANETS, 'Ascendant', 'Midheaven']
/** Cancer is more often an illness. */
const NAMED_SIGNS = SIGNS.filter((sign) => sign !== 'Cancer')

/** The first one that the question names. */
function nameIn(question: string, names: readonly string[]): string | undefined {
  const [found] = new RegExp(`\\b(${names.join('|')})\\b`, 'i').exec(question) ?? []
  return names.find((name) => name.toLowerCase() === found?.toLowerCase())
}

/** Words of somebody who asks when. */
const DATED =
  /\b(when|until|how long|next|returns?|retrograde|goes? direct|transits?|(full|new) moon|dates?|begins?|ends?)\b/i

const WITH_ARTICLE = ['Sun', 'Moon', 'North Node', 'Ascendant', 'Midheaven']

const datesOf = (body: string) =>
  `${WITH_ARTICLE.includes(body) ? 'the ' : ''}${body}${body.endsWith('s') ? "'" : "'s"} dates`

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const HOUSE = new RegExp(`\\b(?:(${ORDINALS.join('|')})|(1st|2nd|3rd|(?:[4-9]|1[0-2])th)) house\\b`, 'i')

function houseIn(question: string): string | undefined {
  const [, word, figure] = HOUSE.exec(question) ?? []
  return word?.toLowerCase() ?? (figure && ORDINALS[Number.parseInt(figure, 10) - 1])
}

const SPANS: [pattern: RegExp, span: string][] = [
  [/\b(today|tonight|right now)\b/i, "today's"],
  [/\btomorrow\b/i, "tomorrow's"],
  [/\bnext week(end)?\b/i, "next week's"],
  [/\b(this|the) week(end)?\b/i, "this week's"],
  [/\b(this|the) month\b/i, "this month's"],
  [/\b(this|the) year\b/i, "this year's"],
]
