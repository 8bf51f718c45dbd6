import { expect, test } from 'vitest'
import type { Area } from '../../../../../functions/content/schema/areas.ts'
import { chooseTelling } from '../../../../../functions/domain/reading/almanac/chooseTelling.ts'
import { NOTHING_READ, type ReadDay, recall, remember } from '../../../../../functions/domain/reading/Memory.ts'
import { aPassage } from './aPassage.ts'

const topic = 'Moon in house 3'
const passages = [0, 1].map((index) => ({ topic, index, passage: aPassage({ id: `moon-3-${index}` }) }))
const areas = ['work', 'love', 'self', 'people'] as const

const read = (date: string, changes: Partial<ReadDay>): ReadDay => ({
  date,
  topic,
  stage: 'other',
  passage: 0,
  area: 'work',
  act: 0,
  ...changes,
})

const choose = (days: ReadDay[] = [], turn = 0, among = passages) =>
  chooseTelling({ passages: among, areas, read: recall(days.reduce(remember, NOTHING_READ), '2026-11-22'), turn })

test('what was never read is told in the likeliest area, and its passages and acts take turns', () => {
  const told = [0, 1, 2].map((turn) => choose([], turn)).map(({ index, area, act }) => [index, area, act])

  expect(told).toEqual([
    [0, 'work', 0],
    [1, 'work', 1],
    [0, 'work', 0],
  ])
})

test('the passage that was read longest ago is told, in the area and with the act that it had longest ago', () => {
  const days = [
    read('2026-08-01', { passage: 1, area: 'work', act: 1 }),
    read('2026-09-01', { passage: 0, area: 'love', act: 0 }),
    read('2026-10-01', { passage: 1, area: 'love', act: 0 }),
  ]

  expect(choose(days)).toMatchObject({ index: 0, area: 'work', act: 1 })
})

test('a passage comes back with another area and another act each time', () => {
  const days: ReadDay[] = []
  for (const date of ['2026-09-01', '2026-09-20', '2026-10-10', '2026-11-01']) {
    const { area, act } = choose(days, 0, passages.slice(0, 1))
    days.push(read(date, { area, act }))
  }

  expect(days.map(({ area }): Area => area)).toEqual(areas)
  expect(days.map(({ act }) => act)).toEqual([0, 1, 0, 1])
})

test('days that were about something else count for nothing', () => {
  expect(choose([read('2026-11-01', { topic: 'Moon in house 4' })])).toMatchObject({ index: 0, area: 'work', act: 0 })
})
