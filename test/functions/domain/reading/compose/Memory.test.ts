import { describe, expect, test } from 'vitest'
import {
  idsIn,
  pieceId,
  type ReadDay,
  recall,
  remember,
  sentenceId,
} from '../../../../../functions/domain/reading/compose/Memory.ts'
import { addDays } from '../../../../../shared/domain/time.ts'

const TODAY = '2026-11-22'
const dayAgo = (days: number, changes: Partial<ReadDay> = {}): ReadDay => ({
  date: addDays(TODAY, -days),
  lead: 'Venus square Saturn/exact',
  house: 4,
  pieces: 'aaabbb',
  frames: 'cccddd',
  ...changes,
})

describe('what a reader remembers', () => {
  test('is the day with those before it, for sixty days', () => {
    const memory = remember([dayAgo(60), dayAgo(59), dayAgo(1)], dayAgo(0))

    expect(memory.map(({ date }) => date)).toEqual([59, 1, 0].map((days) => addDays(TODAY, -days)))
  })

  test('is of days beyond a fortnight only what was read, and of the frames that of the timing', () => {
    const [beyond, within] = remember([dayAgo(14), dayAgo(13)], dayAgo(0))

    expect(beyond).toEqual(dayAgo(14, { lead: '', house: 0, frames: 'ddd' }))
    expect(within).toEqual(dayAgo(13))
  })

  test('is both readings of one day, and the lead of the later', () => {
    const first = dayAgo(0, { lead: 'Moon in house 3/moonWithin', pieces: 'eee', frames: 'fff' })

    expect(remember([first], dayAgo(0))).toEqual([dayAgo(0, { pieces: 'eeeaaabbb', frames: 'fffcccddd' })])
  })

  test('is nothing of a day to come', () => {
    expect(remember([dayAgo(-1)], dayAgo(0))).toEqual([dayAgo(0)])
  })
})

describe('a piece', () => {
  test('keeps its id from release to release, since memories are stored', () => {
    expect(['', 'Call {someone}.', 'You would rather see to the kettle.'].map(pieceId)).toEqual(['NvP', '-fV', 'yt2'])
    expect(idsIn('aaabbbccc')).toEqual(['aaa', 'bbb', 'ccc'])
  })

  test('is known by the last day on which it was read, as a piece or as a frame', () => {
    const [piece, frame] = ['Call {someone}.', 'Until {endDay}.']
    const days = [
      dayAgo(3, { pieces: pieceId(piece!), frames: pieceId(frame!) }),
      dayAgo(1, { pieces: '', frames: pieceId(frame!) }),
    ]
    const { template } = recall(days)

    expect([template(piece!), template(frame!), template('Another.')]).toEqual([
      dayAgo(3).date,
      dayAgo(1).date,
      undefined,
    ])
  })

  test('of a model is known again with other hours and days', () => {
    const { written } = recall([dayAgo(1, { pieces: sentenceId('At 3:33 this morning you put the kettle on.') })])

    expect(written('At 4:12 this morning you put the kettle on.')).toBe(true)
    expect(written('At 4:12 this morning you put the lamp on.')).toBe(false)
  })
})
