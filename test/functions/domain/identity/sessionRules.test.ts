import { expect, test } from 'vitest'
import { isSessionLive, isSlideDue } from '../../../../functions/domain/identity/sessionRules.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aSession } from '../../../makers/aSession.ts'
import { later } from '../../../makers/later.ts'

test.each([
  ['just opened', {}, {}, 0, true],
  ['a second before a week of rest is over', {}, {}, 7 * DAY - 1, true],
  ['after a week of rest', {}, {}, 7 * DAY, false],
  ['a second before its thirty days are over', { lastSeenAt: later(29 * DAY) }, {}, 30 * DAY - 1, true],
  ['after thirty days, however busy', { lastSeenAt: later(30 * DAY - 1) }, {}, 30 * DAY, false],
  ['of an epoch before', { epoch: 0 }, { sessionEpoch: 1 }, 0, false],
  ['of an epoch to come', { epoch: 2 }, { sessionEpoch: 1 }, 0, false],
  ['of an account that is being deleted', {}, { status: 'deleting' as const }, 0, false],
])('a session %s is alive as it should be', (_, session, account, seconds, isLive) => {
  expect(isSessionLive(aSession(session), anAccount(account), later(seconds))).toBe(isLive)
})

test('use is written down once an hour', () => {
  expect([isSlideDue(aSession(), later(HOUR - 1)), isSlideDue(aSession(), later(HOUR))]).toEqual([false, true])
})
