import { describe, expect, test } from 'vitest'
import { CARDS } from '../../../../functions/domain/reading/almanac/cards/allCards.ts'
import {
  ENTERING_STORIES,
  MOON_STORIES,
  STORIES,
  TURN_STORIES,
} from '../../../../functions/domain/reading/almanac/stories/allStories.ts'
import { type Memory, remember } from '../../../../functions/domain/reading/compose/Memory.ts'
import { FILLER } from '../../../../functions/domain/reading/compose/readingRules.ts'
import {
  almanacReading,
  type DayReading,
  personalTask,
  signTask,
} from '../../../../functions/domain/reading/dailyReading.ts'
import type { Card } from '../../../../functions/domain/reading/pieces/Card.ts'
import { HOUSE_WORDS } from '../../../../functions/domain/reading/words/houses.ts'
import { lastDayIn } from '../../../../functions/domain/reading/words/timesIn.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { countRepeats, DAYS, masked, personalDays, sentencesOf, shareOf, TIME, words } from './manyReadings.ts'

/**
 * All hundred charts of the full run with READING_CHARTS=100. The few that take seconds are those that once repeated most,
 * of every life focus and relationship, one of them without a birth time.
 */
const CHARTS = process.env.READING_CHARTS
  ? Array.from({ length: Number(process.env.READING_CHARTS) }, (_, number) => number)
  : [48, 59, 62, 81, 87]

const STORIES_TOLD = [
  ...Object.values(STORIES).flatMap((byPoint) =>
    Object.values(byPoint).flatMap((byTone) => Object.values(byTone).flat()),
  ),
  ...Object.values({ ...MOON_STORIES, ...TURN_STORIES, ...ENTERING_STORIES }).flat(),
]

/** What each card and each story may say of days ahead, by title. */
const ENDS = new Map<string, { again: Card['again']; settled: readonly (string | undefined)[] }>([
  ...CARDS.flat().map(({ title, again, joined, easy, tense }) => {
    const settled = [joined, easy, tense].flatMap(({ use, after }) => [use, after])
    return [title, { again, settled }] as const
  }),
  ...STORIES_TOLD.map(({ title, again, after, use }) => [title, { again, settled: [after, use] }] as const),
])

const longestIn = (text: string, parts: readonly string[]): string =>
  parts.filter((part) => text.includes(part)).sort((one, other) => other.length - one.length)[0] ?? ''

describe.each(CHARTS)('sixty days of person %i', (number) => {
  const days = personalDays(number)
  const sentences = days.map(sentencesOf)

  test('are 110 to 155 words in eight or nine sentences, none over 28 words', () => {
    const lengths = days.map(({ content }) => words(`${content.content} ${content.advice}`))

    expect(shareOf(lengths, (length) => length >= 110 && length <= 155)).toBe(1)
    expect(Math.max(...sentences.flat().map(words))).toBeLessThanOrEqual(28)
    expect(sentences.every(({ length }) => length === 7 || length === 8)).toBe(true)
  })

  test('name the lead with its time in the first sentence, and three times in two sentences', () => {
    expect(sentences.filter(([first]) => !TIME.test(first!))).toEqual([])
    expect(shareOf(sentences, (all) => all.filter((one) => TIME.test(one)).length >= 2)).toBe(1)
  })

  test('repeat no sentence in sixty days, and no masked one in fourteen', () => {
    expect(countRepeats(sentences, DAYS)).toBe(0)
    expect(
      countRepeats(
        sentences.map((all) => all.map(masked)),
        14,
      ),
    ).toBe(0)
  })

  test('repeat no title and no act in thirty days', () => {
    expect(
      countRepeats(
        days.map(({ content }) => [content.title]),
        30,
      ),
    ).toBe(0)
    expect(
      countRepeats(
        days.map(({ content }) => [content.advice]),
        30,
      ),
    ).toBe(0)
  })

  test('come back to no card within 42 days', () => {
    const titles = days.map(({ content }) => [content.title])

    expect(countRepeats(titles, 42)).toBe(0)
  })

  test('foretell no second fact on two days running', () => {
    const seconds = days.map(({ content }) => {
      const [, second] = content.basis.filter(({ part }) => part === 'content')
      return second ? [second.fact.split(',')[0]!] : []
    })

    expect(countRepeats(seconds, 3)).toBe(0)
  })

  test('end on their scene, and on what it comes to again', () => {
    const astray = days.filter(({ content: { title, content } }) => {
      const { settled, again } = ENDS.get(title)!
      const closing = content.split('\n\n').at(-1)!
      const tells = (clauses: readonly (string | undefined)[]) =>
        clauses.some((clause) => clause && closing.includes(clause))
      return !tells(settled) || !tells([again.easy, again.tense])
    })

    expect(astray).toEqual([])
  })

  test('seldom name a part of life in the same words within four weeks', () => {
    const named = sentences.map(([event]) => [longestIn(event!, HOUSE_WORDS.flat())].filter(Boolean))

    expect(named.flat().length).toBeGreaterThan(30)
    expect(countRepeats(named, 28)).toBeLessThanOrEqual(2)
  })

  test('tell what comes sooner sooner', () => {
    const closings = days.map(({ read: { date }, content }) => ({
      date,
      closing: content.content.split('\n\n').at(-1)!,
    }))
    const daysAhead = closings.map(({ date, closing }) =>
      closing.split(/(?<=\.) /).map((sentence) => lastDayIn(sentence, date) ?? date),
    )

    expect(daysAhead.filter(([first, second]) => second! < first!)).toEqual([])
  })

  test('name the lead in no clause that is only there to name it', () => {
    expect(JSON.stringify(days)).not.toMatch(/\b(under (the )?[A-Z]\w+[,.]|with (the )?[A-Z]\w+ (here|on the side))/)
  })

  test('have at least 240 distinct sentences in thirty days, the acts included', () => {
    const month = days.slice(0, 30).flatMap((day) => [...sentencesOf(day), day.content.advice])

    expect(new Set(month).size).toBeGreaterThanOrEqual(240)
  })

  test('have no filler, at most two hedges, and at most one sentence that starts with It', () => {
    for (const { content } of days) {
      expect(content.content).not.toMatch(FILLER)
      expect((content.content.match(/\b(may|might|could|perhaps)\b/gi) ?? []).length).toBeLessThanOrEqual(2)
    }
    expect(Math.max(...sentences.map((all) => all.filter((one) => one.startsWith('It ')).length))).toBeLessThanOrEqual(
      1,
    )
  })

  test('leave no slot open and no empty sentence', () => {
    expect(JSON.stringify(days)).not.toMatch(/[{]\w+[}]|undefined|null,| {2}/)
  })
})

test('two people share more than a fifth of the sentences of a day on at most two days in a hundred', () => {
  const people = CHARTS.map((number) => personalDays(number).map(sentencesOf))
  const shares = people.flatMap((one, index) =>
    people.slice(index + 1).flatMap((other) => one.map((all, day) => shareOf(all, isAmong(other[day]!)))),
  )

  expect(shareOf(shares, (share) => share > 0.2)).toBeLessThanOrEqual(0.02)
  expect(shares.filter((share) => share > 0.5)).toEqual([])
})
const isAmong = (sentences: readonly string[]) => (sentence: string) => sentences.includes(sentence)

test('the same day with the same memory is the same reading, for a person and for a sign', () => {
  const day = { accountId: 'usr_1', birth: aBirth(), date: '2026-11-22', zone: 'UTC', memory: [] }
  const write = () => almanacReading(personalTask({ ...day, focus: null, relationship: null }))

  expect(write()).toEqual(write())
  expect(almanacReading(signTask('Leo', '2026-11-22', []))).toEqual(almanacReading(signTask('Leo', '2026-11-22', [])))
})

test('another relationship changes what Venus and the houses of love say, and nothing else', () => {
  const day = { accountId: 'usr_1', birth: aBirth(), zone: 'UTC', focus: null }
  let memory: Memory = []
  const changed: boolean[] = []
  for (let index = 0; index < DAYS; index++) {
    const date = addDays('2026-11-22', index)
    const [single, married] = (['single', 'married'] as const).map((relationship) =>
      almanacReading(personalTask({ ...day, date, memory, relationship })),
    ) as [DayReading, DayReading]
    memory = remember(memory, single.read)
    const isOfLove = [5, 7, 8].includes(single.read.house) || /^(Venus|Mars \w+ Venus)/.test(single.read.lead)
    const isChanged = textOf(single) !== textOf(married)
    expect([isOfLove, isChanged]).toEqual([isOfLove, isOfLove])
    changed.push(isChanged)
  }
  expect(changed.filter(Boolean).length).toBeGreaterThan(5)
})

const textOf = ({ content: { title, content, advice } }: DayReading) => [title, content, advice].join('\n')

test('the life focus changes the lead on at least a tenth of the days', () => {
  const [ofLove, ofCareer] = [personalDays(48), personalDays(48, { focus: 'career' })]
  const differing = ofLove.filter(({ read }, index) => read.lead !== ofCareer[index]!.read.lead)

  expect(differing.length / DAYS).toBeGreaterThanOrEqual(0.1)
})

test('a slow contact that has led runs out of news, so that its middle leads at most once in a month of a reader', () => {
  const leads = [47, 0].map((number) =>
    personalDays(number)
      .slice(0, 30)
      .map(({ read }) => read.lead),
  )
  const middles = leads.map((all) => all.filter((lead) => lead.endsWith('/middle')))

  expect(middles.flat().length).toBeGreaterThan(0)
  expect(middles.map((all) => all.length - new Set(all).size)).toEqual([0, 0])
})
