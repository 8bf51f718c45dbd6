import { describe, expect, test } from 'vitest'
import { reviewOfUnverified, unverifiedDeletion } from '../../../../functions/domain/account/retention.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aSession } from '../../../makers/aSession.ts'
import { later } from '../../../makers/later.ts'

type Look = Parameters<typeof reviewOfUnverified>[0]
const judge = (seconds: number, changes: Partial<Look> = {}) =>
  reviewOfUnverified({ account: anAccount(), hasEntitlement: false, sessions: [], now: later(seconds), ...changes })
const usedAt = (seconds: number, epoch = 0) =>
  aSession({ createdAt: later(seconds - DAY), lastSeenAt: later(seconds), epoch })

describe('an account whose address nobody confirmed', () => {
  test('is first looked at a week before its month is over', () => {
    expect(unverifiedDeletion(anAccount()).dueAt).toBe(later(23 * DAY))
  })

  test('is reminded until the last second of the month, and closed from then on', () => {
    expect(judge(23 * DAY)).toEqual({ do: 'remind', until: later(30 * DAY) })
    expect(judge(30 * DAY - 1)).toEqual({ do: 'remind', until: later(30 * DAY) })
    expect(judge(30 * DAY)).toEqual({ do: 'close' })
  })

  test('that was used within seven days is looked at again a week later', () => {
    const inUse = { sessions: [usedAt(2 * DAY), usedAt(23 * DAY + 1)] }

    expect(judge(30 * DAY, inUse)).toEqual({ do: 'wait', until: later(37 * DAY) })
    expect(judge(30 * DAY + 1, inUse)).toEqual({ do: 'close' })
  })

  test('is not held by a session that opens nothing any more', () => {
    expect(judge(30 * DAY, { sessions: [usedAt(29 * DAY, 7)] })).toEqual({ do: 'close' })
  })

  test.each([
    ['was confirmed after all', { account: anAccount({ emailVerified: true }) }],
    ['has or had Premium', { hasEntitlement: true }],
  ])('is kept when it %s', (_, changes) => {
    expect([judge(23 * DAY, changes), judge(400 * DAY, changes)]).toEqual([{ do: 'keep' }, { do: 'keep' }])
  })
})
