import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { noJobTrigger } from '../../../../functions/domain/ports/jobTrigger.ts'
import { closeAccount } from '../../../../functions/flows/account/closeAccount.ts'
import { type FinishDeletionsNeeds, finishDeletions } from '../../../../functions/flows/account/finishDeletions.ts'
import { registerAccount } from '../../../../functions/flows/identity/registerAccount.ts'
import { deliverMail } from '../../../../functions/flows/mail/deliverMail.ts'
import { accountStore } from '../../../../functions/store/accounts.ts'
import { entitlementStore } from '../../../../functions/store/entitlements.ts'
import { limitStore } from '../../../../functions/store/limits.ts'
import { outboxStore } from '../../../../functions/store/outbox.ts'
import { readingStore } from '../../../../functions/store/readings.ts'
import { sessionStore } from '../../../../functions/store/sessions.ts'
import { suppressionStore } from '../../../../functions/store/suppressions.ts'
import { verificationStore } from '../../../../functions/store/verification.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aPasswordHash } from '../../../makers/aPasswordHash.ts'
import { aSession } from '../../../makers/aSession.ts'
import { later } from '../../../makers/later.ts'
import { emptyTables } from '../../store/describeStores.ts'
import { anEraser } from './anEraser.ts'

const table = emptyTables()
const email = 'jane@example.com'
const identityKey = async () => 'key'
let needs: FinishDeletionsNeeds
let sent: { to: string; subject: string; text: string }[]
let account: Account

beforeEach(async () => {
  sent = []
  needs = anEraser(table())
  account = await register()
  await deliver(0)
})

async function register(seconds = 0): Promise<Account> {
  const passwordHash = await aPasswordHash('correct horse')
  // Whatever is to be hashed here is a password, and its hash a text.
  const hashing = async <T>() => passwordHash as T
  const registering = { accounts: accountStore(table()), limits: limitStore(table()), identityKey, hashing }
  const words = { email, password: 'correct horse', firstName: 'Jane', lastName: 'Doe' }
  return registerAccount(registering, { ...words, now: later(seconds) })
}

const deliver = (seconds: number) => {
  const mailing = {
    verification: verificationStore(table()),
    accounts: accountStore(table()),
    outbox: outboxStore(table()),
    readings: readingStore(table()),
    limits: limitStore(table()),
    suppressions: suppressionStore(table()),
    identityKey: async () => 'key',
  }
  const mailer = { send: async (email: (typeof sent)[number]) => void sent.push(email) }
  return deliverMail({ ...mailing, mailer, origin: 'https://orrery.example', warn: () => {} }, { now: later(seconds) })
}
/** The job and the mail as they run every few minutes; answers what was mailed. */
const run = async (seconds: number) => {
  sent = []
  await finishDeletions(needs, { now: later(seconds) })
  await deliver(seconds)
  return sent.map(({ subject }) => subject)
}
const isThere = async () => (await accountStore(table()).find(account.id))?.account.status === 'active'
const verify = async (seen = account) => accountStore(table()).replace(seen, { ...seen, emailVerified: true })

const REMINDER = 'Would you like to keep your Orrery account?'
const LAPSED = 'Your unverified Orrery account has been deleted'

describe('an account that nobody verifies', () => {
  test('is reminded once, a week ahead, with the day and a link that keeps it', async () => {
    expect(await run(23 * DAY - 1)).toEqual([])
    expect(await run(23 * DAY)).toEqual([REMINDER])
    expect(sent[0]!.text).toContain('after December 21, 2026')
    expect(sent[0]!.text).toMatch(/https:\/\/orrery\.example\/verify-email\?token=[\w-]{43}/)
    expect(await run(24 * DAY)).toEqual([])
  })

  test('is erased when its month is over, with a mail that says so', async () => {
    await run(23 * DAY)
    expect(await run(30 * DAY - 1)).toEqual([])
    expect(await isThere()).toBe(true)

    expect(await run(30 * DAY)).toEqual([LAPSED])
    expect(sent[0]!.to).toBe(email)
    expect(await accountStore(table()).find(account.id)).toBeUndefined()
    expect(await run(60 * DAY)).toEqual([])
  })

  test('leaves its address to the next person, whom the old deletion does not affect', async () => {
    await run(30 * DAY)
    account = await register(30 * DAY)
    await deliver(30 * DAY)

    expect(await run(31 * DAY)).toEqual([])
    expect(await run(53 * DAY)).toEqual([REMINDER])
    expect(await isThere()).toBe(true)
  })

  test('stays from week to week as long as somebody uses it', async () => {
    const session = aSession({ accountId: account.id, createdAt: later(20 * DAY), lastSeenAt: later(25 * DAY) })
    await sessionStore(table()).open(session)
    await run(23 * DAY)

    expect(await run(30 * DAY)).toEqual([])
    expect(await run(37 * DAY - 1)).toEqual([])
    expect(await isThere()).toBe(true)
    expect(await run(37 * DAY)).toEqual([LAPSED])
  })

  test('stays for good once it is verified', async () => {
    await verify()
    expect(await run(23 * DAY)).toEqual([])
    expect(await run(30 * DAY)).toEqual([])
    expect(await isThere()).toBe(true)
    expect(await needs.deletions.claim(account.id, later(90 * DAY))).toBeUndefined()
  })

  test('stays for good with Premium, also after it has ended', async () => {
    await entitlementStore(table()).replace(account.id, undefined, {
      claim: anEntitlement({ subscriptionEndsAt: later(DAY) }),
      now: later(0),
    })

    expect([await run(23 * DAY), await run(30 * DAY), await run(90 * DAY)]).toEqual([[], [], []])
    expect(await isThere()).toBe(true)
  })

  test('gets no reminder if it was verified while the mail was due', async () => {
    await finishDeletions(needs, { now: later(23 * DAY) })
    await verify()
    sent = []

    await deliver(23 * DAY)

    expect(sent).toEqual([])
  })

  test('stays when it is verified at the moment of the review', async () => {
    const accounts = accountStore(table())
    const replace: typeof accounts.replace = async (seen, ...rest) => {
      if (!seen.emailVerified) await verify(seen)
      return accounts.replace(seen, ...rest)
    }

    await finishDeletions({ ...needs, accounts: { ...accounts, replace } }, { now: later(30 * DAY) })

    expect(await isThere()).toBe(true)
    expect(await run(31 * DAY)).toEqual([])
    expect(await isThere()).toBe(true)
  })
})

describe('the review of an unverified account', () => {
  test('that breaks off after closing is finished by a later run, with the right mail', async () => {
    const eraseContent = () => Promise.reject(new Error('gone'))
    await finishDeletions({ ...needs, erasure: { ...needs.erasure, eraseContent } }, { now: later(30 * DAY) })
    expect(await isThere()).toBe(false)

    expect(await run(30 * DAY + HOUR)).toEqual([LAPSED])
  })

  test('does not postpone a deletion that the owner requests at the same moment', async () => {
    const outbox = { enqueue: async () => close() }
    const close = async () => {
      await closeAccount(
        { accounts: accountStore(table()), triggerDeletion: noJobTrigger },
        { account, now: later(23 * DAY) },
      )
      return true
    }
    await finishDeletions({ ...needs, outbox }, { now: later(23 * DAY) })

    expect(await run(23 * DAY)).toEqual(['Your Orrery account has been deleted'])
    expect(await accountStore(table()).find(account.id)).toBeUndefined()
  })

  test('has no effect on an account that its owner closed before', async () => {
    await closeAccount({ accounts: accountStore(table()), triggerDeletion: noJobTrigger }, { account, now: later(DAY) })
    expect(await run(DAY)).toEqual(['Your Orrery account has been deleted'])

    expect([await run(23 * DAY), await run(30 * DAY)]).toEqual([[], []])
  })
})
