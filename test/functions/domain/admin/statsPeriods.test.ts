import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { counterUpdate } from '../../../../functions/store/counterUpdate.ts'
import { DAY, type EpochSeconds } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'
import { aDirectory, type Directory, entitle, join, refresh, statsOf } from '../../flows/admin/aDirectory.ts'
import { emptyTables } from '../../store/describeStores.ts'

const table = emptyTables()
let needs: Directory
beforeEach(() => {
  needs = aDirectory(table())
})

test('money stands in the month of its payment by currency, from everybody, and months without any are nought', async () => {
  const { client, name: TableName } = table()
  const count = (accountId: string, month: string, add: Record<string, number>) =>
    client.send(new UpdateCommand({ TableName, ...counterUpdate(accountId, { counter: `MONTH#${month}`, add }) }))
  for (let n = 0; n < 20; n += 1) await count(`usr_${n}`, '2026-10', { paidUSD: 1299, refundedUSD: n === 0 ? 300 : 0 })
  await count('usr_1', '2026-11', { paidSGD: 1699, lostSGD: 1699 })

  const { revenue } = await statsOf(needs)

  const [usd, sgd] = revenue
  const none = { paid: 0, refunded: 0, disputed: 0, lost: 0 }
  expect([usd!.currency, usd!.months.length, sgd!.currency, sgd!.months.length]).toEqual(['USD', 12, 'SGD', 12])
  expect(usd!.months.slice(-3)).toEqual([
    { month: '2026-09', ...none },
    { month: '2026-10', ...none, paid: 25_980, refunded: 300 },
    { month: '2026-11', ...none },
  ])
  expect(sgd!.months.at(-1)).toEqual({ month: '2026-11', ...none, paid: 1699, lost: 1699 })
  expect(sgd!.months[0]).toEqual({ month: '2025-12', ...none })
})

test('a cohort is the people of the trials of a month, and how many of them pay at the end of each month since', async () => {
  const ids = ['usr_jane1', 'usr_jane2', 'usr_jane3']
  const becomes = async (id: string, now: EpochSeconds, claim: Partial<Parameters<typeof entitle>[1]>) => {
    await entitle(needs, { id, now, ...claim })
    for (let look = 0; look < 2; look += 1) await refresh(needs, id, now)
  }
  for (const id of ids) await join(needs, { id })
  for (const id of ids) await becomes(id, NOW, { status: 'trial', trialEndsAt: later(5 * DAY) })
  const [inNovember, inDecember, inJanuary, inMarch] = [8, 20, 50, 110].map((days) => later(days * DAY)) as [
    EpochSeconds,
    EpochSeconds,
    EpochSeconds,
    EpochSeconds,
  ]
  const paying = { status: 'active', subscriptionEndsAt: later(300 * DAY) } as const
  await becomes('usr_jane1', inNovember, paying)
  await becomes('usr_jane2', inDecember, paying)
  await becomes('usr_jane3', inDecember, { status: 'inactive' })
  await becomes('usr_jane1', inJanuary, { status: 'inactive' })
  await becomes('usr_jane1', inMarch, paying)

  const { cohorts } = await statsOf(needs, inMarch)

  expect(cohorts).toHaveLength(12)
  expect(cohorts.filter(({ trials }) => trials > 0)).toEqual([{ month: '2026-11', trials: 3, paying: [1, 2, 1, 1, 2] }])
  expect(cohorts.at(-1)).toEqual({ month: '2027-03', trials: 0, paying: [0] })
  expect(cohorts[0]).toEqual({ month: '2026-04', trials: 0, paying: Array(12).fill(0) })
})
