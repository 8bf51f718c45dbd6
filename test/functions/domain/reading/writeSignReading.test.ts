import { describe, expect, test } from 'vitest'
import { lastDayIn } from '../../../../functions/domain/reading/words/timesIn.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import { countRepeats, sentencesOf, shareOf, signDays, TIME, words } from './manyReadings.ts'

const BODIES = [...PLANETS, ...SIGNS]

describe.each(['Aries', 'Libra'] as const)('sixty days of %s', (sign) => {
  const days = signDays(sign)
  const sentences = days.map(sentencesOf)

  test('are 65 to 100 words in five or six sentences', () => {
    const lengths = days.map(({ content }) => words(`${content.content} ${content.advice}`))

    expect(shareOf(lengths, (length) => length >= 65 && length <= 100)).toBe(1)
    expect(sentences.every(({ length }) => length === 4 || length === 5)).toBe(true)
  })

  test('tell days and never an hour', () => {
    expect(JSON.stringify(days.map(({ content }) => content))).not.toMatch(/\d:\d\d|this (morning|afternoon|evening)/)
    expect(sentences.filter((all) => !all.some((one) => TIME.test(one)))).toEqual([])
  })

  test('foretell thirty things, and what was foretold on the two days before at most three times', () => {
    const foretold = days.map(({ read: { date } }, index) => {
      const last = sentences[index]!.at(-1)!
      return [`${BODIES.filter((body) => last.includes(body))} on ${lastDayIn(last, date)}`]
    })

    expect(countRepeats(foretold, 3)).toBeLessThanOrEqual(3)
    expect(new Set(foretold.flat()).size).toBeGreaterThanOrEqual(30)
  })

  test('repeat no sentence in fourteen days, and no title or act in thirty', () => {
    expect(countRepeats(sentences, 14)).toBe(0)
    expect(
      countRepeats(
        days.map(({ content }) => [content.title, content.advice]),
        30,
      ),
    ).toBe(0)
  })
})

test('of no body a sign is told that it is the reader’s own', () => {
  const told = SIGNS.flatMap((sign) => signDays(sign).flatMap(sentencesOf))

  expect(told.filter((sentence) => OWN_BODY.test(sentence))).toEqual([])
})
const OWN_BODY = new RegExp(`\\byour (${PLANETS.join('|')})\\b`, 'i')
