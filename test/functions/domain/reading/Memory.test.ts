import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AREAS } from '../../../../functions/content/schema/areas.ts'
import {
  aheadLetters,
  joinMemories,
  MEMORY_STAGES,
  Memory,
  NOTHING_READ,
  type ReadDay,
  recall,
  remember,
  topicLetters,
} from '../../../../functions/domain/reading/Memory.ts'
import { zip, zipped } from '../../../../functions/store/zip.ts'
import { addDays } from '../../../../shared/domain/time.ts'

const aReadDay = (changes: Partial<ReadDay> = {}): ReadDay => ({
  date: '2026-11-22',
  topic: 'Venus tense Saturn',
  stage: 'exact',
  passage: 0,
  area: 'love',
  act: 1,
  ...changes,
})
const remembered = (...days: ReadDay[]): Memory => days.reduce(remember, NOTHING_READ)
const datesOf = (memory: Memory) => recall(memory, '9999-12-31').map(({ date }) => date)
const asRecalled = ({ topic, ahead, ...day }: ReadDay) => ({
  ...day,
  topic: topicLetters(topic),
  ahead: aheadLetters(ahead),
})

const readDays = fc.uniqueArray(
  fc.record({
    date: fc.integer({ min: 0, max: 119 }).map((index) => addDays('2026-11-22', index)),
    topic: fc.string(),
    stage: fc.constantFrom(...MEMORY_STAGES),
    passage: fc.integer({ min: 0, max: 7 }),
    area: fc.constantFrom(...AREAS),
    act: fc.constantFrom(0 as const, 1 as const),
    ahead: fc.option(fc.string(), { nil: undefined }),
  }),
  { selector: ({ date }) => date },
)

describe('the memory of a reader', () => {
  test('holds every day of 120 as it was read, in whatever order the days came', () => {
    fc.assert(
      fc.property(readDays, (days) => {
        const inOrder = days.toSorted((one, other) => one.date.localeCompare(other.date))

        expect(recall(remembered(...days), '9999-12-31')).toEqual(inOrder.map(asRecalled))
      }),
    )
  })

  test('takes at most a kilobyte for 120 days, and forgets what is older', () => {
    const days = Array.from({ length: 200 }, (_, index) =>
      aReadDay({ date: addDays('2026-11-22', index), ahead: `fact ${index}` }),
    )
    const memory = remembered(...days)

    expect(JSON.stringify(memory).length).toBeLessThanOrEqual(1024)
    expect(datesOf(memory)).toEqual(days.slice(80).map(({ date }) => date))
  })

  test('keeps its place over days that were not read', () => {
    const memory = remembered(
      aReadDay(),
      aReadDay({ date: '2026-12-01', topic: 'fullMoon in house 3', stage: 'other' }),
    )

    expect(datesOf(memory)).toEqual(['2026-11-22', '2026-12-01'])
    expect(recall(memory, '2026-12-01')).toEqual([asRecalled(aReadDay())])
  })

  test('begins again after a gap longer than itself', () => {
    expect(datesOf(remembered(aReadDay(), aReadDay({ date: '2027-06-01' })))).toEqual(['2027-06-01'])
  })

  test('has a day once, as it was read last', () => {
    const memory = remembered(aReadDay(), aReadDay({ area: 'self' }))

    expect(recall(memory, '2026-11-23').map(({ area }) => area)).toEqual(['self'])
  })

  test('is empty before anything is read', () => {
    expect(recall(NOTHING_READ, '2026-11-22')).toEqual([])
  })
})

describe('two memories of one person', () => {
  test('are joined day by day, and the first one is right about a day of both', () => {
    const own = remembered(aReadDay({ area: 'work' }), aReadDay({ date: '2026-11-24' }))
    const ofSign = remembered(
      aReadDay({ area: 'self' }),
      aReadDay({ date: '2026-11-23' }),
      aReadDay({ date: '2026-11-26' }),
    )

    const joined = joinMemories(own, ofSign)

    expect(datesOf(joined)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-26'])
    expect(recall(joined, '2026-11-23')[0]!.area).toBe('work')
  })

  test('are the other one where one has read nothing', () => {
    const memory = remembered(aReadDay())

    expect([joinMemories(memory, NOTHING_READ), joinMemories(NOTHING_READ, memory)]).toEqual([memory, memory])
    expect(joinMemories(NOTHING_READ, NOTHING_READ)).toEqual(NOTHING_READ)
  })
})

test('what an earlier release kept, a list of days, is no memory', () => {
  const kept = [{ date: '2026-11-21', lead: 'Venus square Saturn/exact', house: 1, pieces: 'abc', frames: '' }]

  expect(zipped(Memory).safeParse(zip(kept)).success).toBe(false)
  expect(zipped(Memory).safeParse(zip(remembered(aReadDay()))).success).toBe(true)
})
