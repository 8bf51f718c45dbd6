import { expect, test } from 'vitest'
import { actionAnswers } from '../../../../functions/api/admin/actions.ts'
import { recorded } from '../../../../functions/api/admin/recorded.ts'
import type { AdminNeeds } from '../../../../functions/wiring/admin.ts'
import type { AuditRecord } from '../../../../shared/domain/admin.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

/** Jane on a trial at Stripe, with what was recorded and what the directory was given. */
function anArea() {
  const trialEndsAt = later(3 * DAY)
  const entitlement = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt })
  const money = moneyNeeds({ entitlement, subscriptions: [aTrial({ trialEndsAt, periodEndsAt: trialEndsAt })] })
  const records: AuditRecord[] = []
  const listed: string[] = []
  const needs = {
    ...money,
    auditLog: { append: async (record: AuditRecord) => void records.push(record) },
    directory: {
      find: async () => undefined,
      commit: async ({ counted }: { counted: { status: string } }) => listed.push(counted.status),
    },
  } as unknown as AdminNeeds
  const answers = recorded(needs, actionAnswers(needs) as Parameters<typeof recorded>[1])
  const request = {
    params: { id: 'usr_jane' },
    body: {},
    visitor: { cookies: {}, address: '203.0.113.5' },
    requestId: 'req_1',
    now: NOW,
  }
  const forceConvert = () => answers.forceConvert(request as unknown as Parameters<typeof answers.forceConvert>[0])
  return { money, records, listed, forceConvert }
}

test('an act that fails half-way is recorded with what it has changed, and the directory follows at once', async () => {
  const { money, records, listed, forceConvert } = anArea()
  money.payments.state.isDeclined = true

  await expect(forceConvert()).rejects.toMatchObject({ code: 'CARD_DECLINED' })

  expect(records).toMatchObject([
    { result: 'STARTED', before: null, after: null },
    { result: 'CARD_DECLINED', before: { subscriptionStatus: 'trial' }, after: { subscriptionStatus: 'inactive' } },
  ])
  expect(listed).toHaveLength(1)
})

test('an act that is done is recorded with what the account was before it and after it', async () => {
  const { records, listed, forceConvert } = anArea()

  await forceConvert()

  expect(records[1]).toMatchObject({
    result: 'OK',
    before: { subscriptionStatus: 'trial' },
    after: { subscriptionStatus: 'active' },
  })
  expect(listed).toHaveLength(1)
})
