import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { unverifiedDeletion } from '../../../../functions/domain/account/retention.ts'
import { castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { noJobTrigger } from '../../../../functions/domain/ports/jobTrigger.ts'
import { closeAccount } from '../../../../functions/flows/account/closeAccount.ts'
import { type FinishDeletionsNeeds, finishDeletions } from '../../../../functions/flows/account/finishDeletions.ts'
import { accountStore } from '../../../../functions/store/accounts.ts'
import { chartStore } from '../../../../functions/store/charts.ts'
import { entitlementStore } from '../../../../functions/store/entitlements.ts'
import { keys } from '../../../../functions/store/keys.ts'
import { outboxStore } from '../../../../functions/store/outbox.ts'
import { readingStore } from '../../../../functions/store/readings.ts'
import { reportStore } from '../../../../functions/store/reports.ts'
import { sessionStore } from '../../../../functions/store/sessions.ts'
import { verificationStore } from '../../../../functions/store/verification.ts'
import { after, DAY, MINUTE } from '../../../../shared/domain/time.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { aMail } from '../../../makers/aMail.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aReport } from '../../../makers/aReport.ts'
import { aSession } from '../../../makers/aSession.ts'
import { later, NOW } from '../../../makers/later.ts'
import { emptyTables } from '../../store/describeStores.ts'
import { anEraser } from './anEraser.ts'

const table = emptyTables()
const email = 'jane@example.com'
let needs: FinishDeletionsNeeds
let account: Account

beforeEach(async () => {
  needs = anEraser(table())
  account = await join('usr_jane')
})

async function join(id: string, now = NOW): Promise<Account> {
  const accounts = accountStore(table())
  const born = aBornAccount({ id, email, googleSub: 'sub', createdAt: now })
  await accounts.claimEmail({ email, claim: id, until: after(now, 30), now })
  await accounts.create(born, { email, claim: id }, { linkedGoogle: 'sub' })
  return born
}

const close = (now = NOW) =>
  closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now })
const FAREWELL = 'usr_jane/accountDeleted-end'
const keyOf = ({ pk, sk }: Record<string, unknown>) => ({ pk, sk })
const rowsOf = async (id: string) => {
  const { Items = [] } = await table().client.send(new ScanCommand({ TableName: table().name }))
  return Items.filter((row) => JSON.stringify(row).includes(id))
}

describe('a call that was under way when an account was erased', () => {
  test('loses the row that it wrote afterwards', async () => {
    const day = { date: '2026-11-21', streak: 1, zone: 'UTC', zoneSince: NOW }
    await close()
    await finishDeletions(needs, { now: NOW })

    await chartStore(table()).keep(account.id, 'hash', castChart(aBirth()))
    await readingStore(table()).openDay(account.id, day)
    await reportStore(table()).add(account.id, { report: aReport(), claim: 'claim', now: NOW })
    await sessionStore(table()).open(aSession({ accountId: account.id }))
    await verificationStore(table()).keepCode(account.id, { codeHash: 'hash', email, expiresAt: later(600) })
    await entitlementStore(table()).replace(account.id, undefined, { claim: anEntitlement(), now: NOW })
    await outboxStore(table()).enqueue(aMail())
    await finishDeletions(needs, { now: later(5 * MINUTE) })

    expect((await rowsOf(account.id)).map(keyOf)).toEqual([keys.mail(FAREWELL)])
    expect(await needs.deletions.listDue(later(DAY))).toEqual([])
  })

  test('loses what it recorded about a mail', async () => {
    const outbox = outboxStore(table())
    await outbox.enqueue(aMail({ kind: 'emailChanged', to: 'old@example.com' }))
    const mail = (await outbox.claim(aMail().id, NOW))!
    await close()
    await finishDeletions({ ...needs, erasure: { ...needs.erasure, eraseAccount: finishFirst } }, { now: NOW })

    await finishDeletions(needs, { now: later(5 * MINUTE) })

    expect((await rowsOf(account.id)).map(keyOf)).toEqual([keys.mail(FAREWELL)])

    async function finishFirst(step: Parameters<typeof needs.erasure.eraseAccount>[0]) {
      await outbox.finish(mail, { now: NOW, outcome: 'sent' })
      await needs.erasure.eraseAccount(step)
    }
  })

  test('has as much time as a request may take', async () => {
    await close()
    await finishDeletions(needs, { now: NOW })

    await finishDeletions(needs, { now: later(5 * MINUTE - 1) })

    expect((await rowsOf(account.id)).map(({ pk }) => pk)).toContain(`DELETION#${account.id}`)
  })
})

describe('a mail that is due when its account is erased', () => {
  const outcomes = ['sent', 'dropped', 'dead'] as const

  test.each(
    outcomes,
  )('leaves no row of the person once it is %s, even the one that announces the erasure', async (outcome) => {
    await close()
    await finishDeletions(needs, { now: NOW })
    await finishDeletions(needs, { now: later(5 * MINUTE) })
    const outbox = outboxStore(table())

    const mail = (await outbox.claim(FAREWELL, later(5 * MINUTE)))!
    await outbox.finish(mail, { now: later(5 * MINUTE), outcome })

    expect(mail).toMatchObject({ to: email })
    expect([...(await rowsOf(account.id)), ...(await rowsOf(email))]).toEqual([])
  })

  test('is still sent to an address that the account has lost, and deleted otherwise', async () => {
    const outbox = outboxStore(table())
    await outbox.enqueue(aMail({ id: 'usr_jane/lost', kind: 'emailChanged', to: 'old@example.com' }))
    await outbox.enqueue(aMail({ id: 'usr_jane/own', kind: 'passwordChanged' }))
    await close()

    await finishDeletions(needs, { now: NOW })

    expect((await outbox.listDue(NOW)).sort()).toEqual([FAREWELL, 'usr_jane/lost'])
  })
})

describe('an erasure that another run has overtaken', () => {
  test('takes neither the address nor the Google account of a person who has registered again', async () => {
    await close()
    const slow: FinishDeletionsNeeds = {
      ...needs,
      erasure: {
        ...needs.erasure,
        async eraseContent(id) {
          await needs.erasure.eraseContent(id)
          await finishDeletions(needs, { now: later(6 * MINUTE) })
          await join('usr_again', later(6 * MINUTE))
        },
      },
    }

    await finishDeletions(slow, { now: NOW })

    expect(await accountStore(table()).findIdByEmail(email)).toBe('usr_again')
    expect((await rowsOf('usr_again')).map(({ pk }) => pk).sort()).toEqual([
      `EMAIL#${email}`,
      'GOOGLE#sub',
      'USER#usr_again',
      'USER#usr_again',
    ])
  })

  test('is not due a second time when its owner closes the account twice at once', async () => {
    await close()
    const claim = await needs.deletions.claim(account.id, NOW)

    await close(later(1))

    expect(claim).toMatchObject({ attempts: 1 })
    expect(await needs.deletions.claim(account.id, later(1))).toBeUndefined()
  })
})

test('a run that looked at an unverified account cannot postpone or drop the deletion that its owner has requested since', async () => {
  const deletion = unverifiedDeletion({ ...account, createdAt: later(-30 * DAY) })
  await accountStore(table()).replace(account, account, { deletion: deletion })
  const looked = (await needs.deletions.claim(account.id, NOW))!
  account = (await accountStore(table()).find(account.id))!.account

  await close(later(1))
  const due = (await needs.deletions.claim(account.id, later(1)))!

  expect(looked.attempts).toBe(due.attempts)
  expect(await needs.deletions.forget(looked as typeof deletion)).toBe(false)
  expect(await needs.deletions.postpone(looked as typeof deletion, later(7 * DAY))).toBe(false)
})
