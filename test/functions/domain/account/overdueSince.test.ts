import { expect, test } from 'vitest'
import { overdueSince } from '../../../../functions/domain/account/overdueSince.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'

const due = { dueAt: NOW, attempts: 2 }

test.each([
  ['that is tried again just before a day is over', due, DAY - 1, undefined],
  ['that is tried again when a day is over', due, DAY, NOW],
  ['that is tried for the first time', { ...due, attempts: 1 }, 9 * DAY, undefined],
  ['that was put off since it should have been done', { ...due, dueAt: later(DAY), dueSince: NOW }, DAY, NOW],
  ['that is looked at again after weeks', { ...due, dueAt: later(DAY) }, DAY, undefined],
])('a deletion %s is overdue from the instant that it should have been done at', (_, deletion, seconds, since) => {
  expect(overdueSince(deletion, later(seconds))).toBe(since)
})
