import { expect, test } from 'vitest'
import { progressOf } from '../../../../functions/domain/meditation/progressOf.ts'
import { NOW } from '../../../makers/later.ts'

test('a completed meditation goes out with its instant in UTC', () => {
  expect(progressOf({ meditationId: 'new-moon-seed', completedAt: NOW })).toEqual({
    meditationId: 'new-moon-seed',
    completedAt: '2026-11-21T12:00:00.000Z',
  })
})
