import { expect, test } from 'vitest'
import { compareBirths } from '../../../../../functions/domain/compatibility/compareBirths.ts'
import { skyOfDate } from '../../../../../functions/domain/compatibility/personSky.ts'
import { openTexts } from '../../../../../functions/domain/compatibility/report/openTexts.ts'
import type { Planet } from '../../../../../shared/domain/chart.ts'
import { addDays, type LocalDate } from '../../../../../shared/domain/time.ts'
import { aBirth } from '../../../../makers/aBirth.ts'
import { piecesOf } from '../../piecesOf.ts'

/** Numbers between 0 and 1, the same on every run. */
function randomsFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
const random = randomsFrom(33)
const randomDate = () => addDays('1940-01-01', Math.floor(random() * 25_000))

/** Every third reader with a birth time, every third with a place alone; every fifth partner is born within three weeks. */
const pairs = Array.from({ length: 300 }, (_, index) => {
  const date = randomDate()
  const partner = index % 5 === 0 ? addDays(date, Math.floor(random() * 21)) : randomDate()
  const reader = index % 3 === 0 ? date : aBirth({ date, timeKnown: index % 3 === 1 })
  return { date, partner, ...compareBirths({ reader, partner }) }
})
type Report = (typeof pairs)[number]['report']

const textsOf = (report: Report): string[] => [
  ...report.summary.split('\n\n'),
  ...report.strengths,
  ...report.challenges,
  report.advice,
  report.element_compatibility,
  report.emotional_compatibility,
  report.communication_style,
  report.love_language,
  ...report.score_parts.map(({ reason }) => reason),
  ...report.limits,
]
const sentencesOf = (report: Report) => textsOf(report).flatMap((text) => text.split(/(?<=[.?!]"?) (?=[A-Z"])/))

test('no report says a sentence twice', () => {
  const twice = pairs.flatMap(({ date, partner, report }) => {
    const sentences = sentencesOf(report)
    return sentences
      .filter((sentence, index) => sentences.indexOf(sentence) !== index)
      .map((sentence) => `${date} ${partner}: ${sentence}`)
  })

  expect(twice).toEqual([])
})

/** Without regard to whom a text is about. */
const ofAnybody = (text: string) =>
  text.replace(/\{(A|A's|a)\}|\b(you both|you|they|your|their|them)\b/gi, '*').toLowerCase()

const clauses = (['sun', 'moon', 'mercury', 'venus'] as const).flatMap((body) =>
  piecesOf(openTexts(`signs/${body}`)).map(ofAnybody),
)
const clausesSaidTwice = (text: string) => {
  const said = ofAnybody(text)
  return clauses.filter((clause) => said.split(clause).length > 2)
}

test('no report says the same of the reader and of the partner', () => {
  const twice = pairs.flatMap(({ report }) => clausesSaidTwice(textsOf(report).join(' ')))

  expect(twice).toEqual([])
  expect(
    clausesSaidTwice('Your Sun is in Libra: you talk best in twos. Their Sun means that they talk best in twos.'),
  ).toHaveLength(1)
})

const signsOf = (planet: Planet, date: LocalDate) => skyOfDate(date).signsOf(planet)
const share = (planet: Planet, { date, partner }: { date: LocalDate; partner: LocalDate }) => {
  const [mine, theirs] = [signsOf(planet, date), signsOf(planet, partner)]
  return mine.length === 1 && theirs.length === 1 && mine[0] === theirs[0]
}

test('a sign that both have is told once, of both', () => {
  const shared = pairs.filter((pair) => share('Sun', pair) && pair.report.sun_signs[0] === signsOf('Sun', pair.date)[0])

  expect(shared.length).toBeGreaterThan(20)
  for (const { report } of shared) {
    const [sign] = report.sun_signs
    expect(report.summary).toMatch(new RegExp(`the Sun in ${sign}|The Sun (is )?in ${sign}`))
    expect(report.summary).not.toMatch(/\b([Yy]our|[Tt]heir) Sun( is|,)? in [A-Z]/)
  }
})

test('a Mars in one sign is told as what both have, and nothing denies it', () => {
  const { desire } = openTexts('bonds')
  const denials = piecesOf([desire.opposite, desire.tense, desire.unlike]).map(ofAnybody)
  const shared = pairs.filter((pair) => share('Mars', pair))

  expect(shared.length).toBeGreaterThan(20)
  for (const { report } of shared) {
    expect(report.love_language).toMatch(/Mars in|Mars and theirs are both in|you both have it in|both charts/)
    expect(report.love_language).not.toMatch(/[Tt]heir Mars,? (is )?in |theirs is in/)
    expect(denials.filter((denial) => ofAnybody(report.love_language).includes(denial))).toEqual([])
  }
})
