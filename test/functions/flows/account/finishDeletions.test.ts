import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { type DueItem, type JobTrigger, noJobTrigger } from '../../../../functions/domain/ports/jobTrigger.ts'
import { closeAccount } from '../../../../functions/flows/account/closeAccount.ts'
import { type FinishDeletionsNeeds, finishDeletions } from '../../../../functions/flows/account/finishDeletions.ts'
import { addressClaim } from '../../../../functions/flows/billing/trialClaims.ts'
import { accountStore } from '../../../../functions/store/accounts.ts'
import { chartStore } from '../../../../functions/store/charts.ts'
import { checkoutStore } from '../../../../functions/store/checkouts.ts'
import { customerStore } from '../../../../functions/store/customers.ts'
import { deletionRow } from '../../../../functions/store/deletions.ts'
import { entitlementStore } from '../../../../functions/store/entitlements.ts'
import { keys } from '../../../../functions/store/keys.ts'
import { outboxStore } from '../../../../functions/store/outbox.ts'
import { readingStore } from '../../../../functions/store/readings.ts'
import { sessionStore } from '../../../../functions/store/sessions.ts'
import { verificationStore } from '../../../../functions/store/verification.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { aMail } from '../../../makers/aMail.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSession } from '../../../makers/aSession.ts'
import { later, NOW } from '../../../makers/later.ts'
import { emptyTables } from '../../store/describeStores.ts'
import { anEraser } from './anEraser.ts'

const table = emptyTables()
let needs: FinishDeletionsNeeds
let account: Account
let warnings: unknown[]

beforeEach(async () => {
  warnings = []
  needs = anEraser(table(), (_, error) => warnings.push(error))
  account = await aLife('usr_jane', 'jane@example.com')
})

/** Somebody with a row of every kind. */
async function aLife(id: string, email: string): Promise<Account> {
  const accounts = accountStore(table())
  const born = aBornAccount({ id, email, firstName: 'Canary' })
  await accounts.claimEmail({ email, claim: id, until: later(30), now: NOW })
  await accounts.create(born, { email, claim: id }, { mails: [aMail({ id: `${id}/verify`, accountId: id })] })
  await entitlementStore(table()).replace(id, undefined, { claim: anEntitlement(), now: NOW })
  await sessionStore(table()).open(aSession({ accountId: id }))
  await chartStore(table()).keep(id, 'hash', castChart(aBirth()))
  await verificationStore(table()).keepCode(id, { codeHash: 'hash', email, expiresAt: later(600) })
  const link = { purpose: 'verify', accountId: id, fingerprint: 'fingerprint', expiresAt: later(DAY) } as const
  await verificationStore(table()).keepLink(`link-${id}`, link)
  for (let day = 10; day < 40; day += 1) {
    const date = new Date(Date.UTC(2026, 9, day)).toISOString().slice(0, 10)
    await readingStore(table()).openDay(id, { date, streak: 1, zone: 'UTC', zoneSince: NOW })
  }
  return born
}

const rows = async () => {
  const { Items = [] } = await table().client.send(new ScanCommand({ TableName: table().name }))
  return Items
}
const rowsOf = async (id: string) => (await rows()).filter((row) => JSON.stringify(row).includes(id))

describe('a closed account', () => {
  test('lets nobody in from the moment it is closed', async () => {
    const closed = await closeAccount(
      { accounts: accountStore(table()), triggerDeletion: noJobTrigger },
      { account, now: NOW },
    )

    expect(closed).toMatchObject({ status: 'deleting', sessionEpoch: 1 })
  })

  test('triggers the job that erases it', async () => {
    const due: DueItem[] = []
    const triggerDeletion: JobTrigger = async (all) => void due.push(...all)

    await closeAccount({ accounts: accountStore(table()), triggerDeletion }, { account, now: NOW })

    expect(due).toEqual([{ id: account.id, dueAt: NOW }])
  })

  test('is erased by its id too, where the index does not have it yet', async () => {
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })
    const behind = { ...needs, deletions: { ...needs.deletions, listDue: async () => [] } }

    expect(await finishDeletions(behind, { now: NOW, ids: [account.id] })).toEqual({ done: 1, failed: 0 })
  })

  test('is erased to the last row, except for the tombstone and the mail that says so', async () => {
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })
    expect(await finishDeletions(needs, { now: NOW })).toEqual({ done: 1, failed: 0 })
    expect(JSON.stringify(await rows())).not.toMatch(/Canary|1993-06-15|London/)
    expect(await finishDeletions(needs, { now: later(5 * MINUTE) })).toEqual({ done: 0, failed: 0 })

    const left = (await rowsOf('usr_jane')).map(({ pk, sk }) => ({ pk, sk }))
    expect(left).toEqual([keys.mail('usr_jane/accountDeleted-end')])
    expect(JSON.stringify(await rows())).not.toMatch(/Canary|1993-06-15|London/)
    expect(await outboxStore(table()).claim('usr_jane/accountDeleted-end', NOW)).toMatchObject({ to: account.email })
  })

  test('is erased step by step, none of which begins before the last one has ended', async () => {
    const { endPayments, sessions, erasure, directory } = needs
    const steps: string[] = []
    const watched =
      <Given extends unknown[], Result>(name: string, step: (...given: Given) => Promise<Result>) =>
      async (...given: Given) => {
        steps.push(`${name} begins`)
        const result = await step(...given)
        steps.push(`${name} ends`)
        return result
      }
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })

    await finishDeletions(
      {
        ...needs,
        endPayments: watched('payments', endPayments),
        sessions: { ...sessions, closeAll: watched('sessions', sessions.closeAll) },
        erasure: {
          ...erasure,
          eraseContent: watched('content', erasure.eraseContent),
          eraseAccount: watched('account', erasure.eraseAccount),
        },
        directory: { ...directory, remove: watched('directory', directory.remove) },
      },
      { now: NOW },
    )

    const order = ['payments', 'sessions', 'content', 'directory', 'account']
    expect(steps).toEqual(order.flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  test('leaves everybody else as they were', async () => {
    await aLife('usr_john', 'john@example.com')
    const before = await rowsOf('usr_john')

    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })
    await finishDeletions(needs, { now: NOW })

    expect(await rowsOf('usr_john')).toEqual(before)
  })

  test('frees its address', async () => {
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })
    const claim = { email: account.email, claim: 'again', until: later(30), now: NOW }
    expect(await accountStore(table()).claimEmail(claim)).toBe(false)

    await finishDeletions(needs, { now: NOW })

    expect(await accountStore(table()).claimEmail(claim)).toBe(true)
  })

  test.each([
    true,
    false,
  ])('whose address is verified (%s) leaves behind that its trial was had, if so', async (emailVerified) => {
    const saved = await accountStore(table()).replace(account, { ...account, emailVerified })
    await customerStore(table()).keep(account.id, 'cus_jane')
    await customerStore(table()).noteTrial(account.id, NOW)
    await closeAccount(
      { accounts: accountStore(table()), triggerDeletion: noJobTrigger },
      { account: saved!, now: NOW },
    )

    await finishDeletions(needs, { now: NOW })
    await finishDeletions(needs, { now: later(10 * MINUTE) })

    const claim = await addressClaim(needs, { email: account.email, now: NOW })
    expect(await customerStore(table()).find(account.id)).toBeUndefined()
    expect(await checkoutStore(table()).hasTrial(claim)).toBe(emailVerified)
  })
})

describe('an erasure that breaks off', () => {
  test.each(['closeAll', 'eraseContent', 'eraseAccount'] as const)('at %s is finished by a later run', async (step) => {
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })
    const broken = { [step]: () => Promise.reject(new Error('gone')) }
    const breaking = { ...needs, sessions: { ...needs.sessions, ...broken }, erasure: { ...needs.erasure, ...broken } }

    expect(await finishDeletions(breaking, { now: NOW })).toEqual({ done: 0, failed: 1 })
    expect(await finishDeletions(needs, { now: later(10 * MINUTE - 1) })).toEqual({ done: 0, failed: 0 })
    expect(await finishDeletions(needs, { now: later(10 * MINUTE) })).toEqual({ done: 1, failed: 0 })
    expect(await accountStore(table()).find(account.id)).toBeUndefined()
  })

  test('does not hold up the others', async () => {
    const john = await aLife('usr_john', 'john@example.com')
    for (const each of [account, john])
      await closeAccount(
        { accounts: accountStore(table()), triggerDeletion: noJobTrigger },
        { account: each, now: NOW },
      )
    const eraseContent = (id: string) =>
      id === 'usr_jane' ? Promise.reject(new Error('poison')) : needs.erasure.eraseContent(id)

    const run = await finishDeletions({ ...needs, erasure: { ...needs.erasure, eraseContent } }, { now: NOW })

    expect(run).toEqual({ done: 1, failed: 1 })
    expect(await accountStore(table()).find('usr_john')).toBeUndefined()
  })

  test('because its row is of a newer release does not hold up the others, and is tried again', async () => {
    const foreign = deletionRow({ accountId: 'usr_foreign', dueAt: NOW, attempts: 0, reason: 'inactive' as 'closed' })
    await table().client.send(new PutCommand({ TableName: table().name, Item: foreign }))
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })

    expect(await finishDeletions(needs, { now: NOW })).toEqual({ done: 1, failed: 1 })
    expect(warnings).toEqual([expect.objectContaining({ message: 'this release does not know this kind of deletion' })])
    expect(await finishDeletions(needs, { now: later(10 * MINUTE) })).toEqual({ done: 0, failed: 1 })
  })

  test.each(['active', 'unknown'] as const)('never takes an account that is %s, whatever is due', async (status) => {
    await accountStore(table()).replace(account, { ...account, status })
    const due = deletionRow({ accountId: account.id, dueAt: NOW, attempts: 0, reason: 'closed' })
    await table().client.send(new PutCommand({ TableName: table().name, Item: due }))

    expect(await finishDeletions(needs, { now: NOW })).toEqual({ done: 0, failed: 1 })
    expect(await accountStore(table()).find(account.id)).toMatchObject({ account: { status } })
  })

  test('when the time runs out is left to the next run', async () => {
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })

    expect(await finishDeletions(needs, { now: NOW, mayGoOn: () => false })).toEqual({ done: 0, failed: 0 })
    expect(await finishDeletions(needs, { now: NOW })).toEqual({ done: 1, failed: 0 })
  })

  test('again and again is shown to operators after a day, until it is done', async () => {
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })
    const alarms: unknown[] = []
    const failing: FinishDeletionsNeeds = {
      ...needs,
      endPayments: () => Promise.reject(new Error('Stripe does not know why')),
      warn: (_, __, { alarm, accountId } = {}) => void (alarm && alarms.push([alarm, accountId])),
    }

    await finishDeletions(failing, { now: NOW })
    await finishDeletions(failing, { now: later(DAY - 1) })
    expect([alarms, await needs.deletions.listFailing()]).toEqual([[], []])

    await finishDeletions(failing, { now: later(DAY + 10 * MINUTE) })
    expect(alarms).toEqual([['overdueDeletion', account.id]])
    expect(await needs.deletions.listFailing()).toEqual([{ accountId: account.id, dueSince: NOW }])

    await finishDeletions(needs, { now: later(DAY + 20 * MINUTE) })
    expect(await needs.deletions.listFailing()).toEqual([])
  })

  test('with its whole run each time is shown to operators too', async () => {
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })
    for (const hours of [0, 25]) {
      await needs.deletions.claim(account.id, later(hours * HOUR))
    }
    const eraseContent = () => new Promise<void>(() => {})
    void finishDeletions({ ...needs, erasure: { ...needs.erasure, eraseContent } }, { now: later(26 * HOUR) })

    await expect.poll(() => needs.deletions.listFailing()).toEqual([{ accountId: account.id, dueSince: NOW }])
  })

  test('by two runs at once is done by one', async () => {
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: NOW })

    const runs = await Promise.all([finishDeletions(needs, { now: NOW }), finishDeletions(needs, { now: NOW })])

    expect(runs.map(({ done }) => done).sort()).toEqual([0, 1])
    expect(await finishDeletions(needs, { now: later(DAY) })).toEqual({ done: 0, failed: 0 })
  })
})
