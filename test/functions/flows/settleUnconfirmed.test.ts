import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../functions/domain/account.ts'
import { noCourier } from '../../../functions/domain/courier.ts'
import { closeAccount } from '../../../functions/flows/closeAccount.ts'
import { deliverMail } from '../../../functions/flows/deliverMail.ts'
import { type FinishDeletionsNeeds, finishDeletions } from '../../../functions/flows/finishDeletions.ts'
import { registerAccount } from '../../../functions/flows/registerAccount.ts'
import { entitlementStore } from '../../../functions/store/entitlements.ts'
import { limitStore } from '../../../functions/store/limits.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { peopleStore } from '../../../functions/store/people.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import { verificationStore } from '../../../functions/store/verifications.ts'
import { DAY, HOUR } from '../../../shared/domain/time.ts'
import { anEntitlement } from '../../makers/anEntitlement.ts'
import { aPasswordHash } from '../../makers/aPasswordHash.ts'
import { aSession } from '../../makers/aSession.ts'
import { later } from '../../makers/later.ts'
import { emptyTables } from '../store/describeStores.ts'
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
  const registering = { people: peopleStore(table()), limits: limitStore(table()), identityKey, hashing }
  const words = { email, password: 'correct horse', firstName: 'Jane', lastName: 'Doe' }
  return registerAccount(registering, { ...words, now: later(seconds) })
}

const deliver = (seconds: number) => {
  const mailing = {
    verifications: verificationStore(table()),
    people: peopleStore(table()),
    outbox: outboxStore(table()),
  }
  const mailer = { send: async (letter: (typeof sent)[number]) => void sent.push(letter) }
  return deliverMail({ ...mailing, mailer, origin: 'https://orrery.example', tell: () => {} }, { now: later(seconds) })
}
/** The job and the mail as they run every few minutes; answers what was mailed. */
const run = async (seconds: number) => {
  sent = []
  await finishDeletions(needs, { now: later(seconds) })
  await deliver(seconds)
  return sent.map(({ subject }) => subject)
}
const isThere = async () => (await peopleStore(table()).find(account.id))?.account.status === 'active'
const verify = async (seen = account) => peopleStore(table()).replace(seen, { ...seen, emailVerified: true })

const REMINDER = 'Would you like to keep your Orrery account?'
const LAPSED = 'Your unverified Orrery account has been deleted'

describe('an account that nobody confirms', () => {
  test('is reminded once, a week ahead, with the day and a link that keeps it', async () => {
    expect(await run(23 * DAY - 1)).toEqual([])
    expect(await run(23 * DAY)).toEqual([REMINDER])
    expect(sent[0]!.text).toContain('after 21 December 2026')
    expect(sent[0]!.text).toMatch(/https:\/\/orrery\.example\/verify-email\?token=[\w-]{43}/)
    expect(await run(24 * DAY)).toEqual([])
  })

  test('is erased when its month is over, and told so', async () => {
    await run(23 * DAY)
    expect(await run(30 * DAY - 1)).toEqual([])
    expect(await isThere()).toBe(true)

    expect(await run(30 * DAY)).toEqual([LAPSED])
    expect(sent[0]!.to).toBe(email)
    expect(await peopleStore(table()).find(account.id)).toBeUndefined()
    expect(await run(60 * DAY)).toEqual([])
  })

  test('leaves its address to whoever comes next, and the old debt does not follow them', async () => {
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

  test('stays for good once it is confirmed', async () => {
    await verify()
    expect(await run(23 * DAY)).toEqual([])
    expect(await run(30 * DAY)).toEqual([])
    expect(await isThere()).toBe(true)
  })

  test('stays for good with Premium, also after it has ended', async () => {
    await entitlementStore(table()).replace(account.id, undefined, anEntitlement({ subscriptionEndsAt: later(DAY) }))

    expect([await run(23 * DAY), await run(30 * DAY), await run(90 * DAY)]).toEqual([[], [], []])
    expect(await isThere()).toBe(true)
  })

  test('gets no reminder that comes too late: confirmed while the mail waited', async () => {
    await finishDeletions(needs, { now: later(23 * DAY) })
    await verify()
    sent = []

    await deliver(23 * DAY)

    expect(sent).toEqual([])
  })

  test('stays when it is confirmed in the moment of the look', async () => {
    const people = peopleStore(table())
    const replace: typeof people.replace = async (seen, ...rest) => {
      if (!seen.emailVerified) await verify(seen)
      return people.replace(seen, ...rest)
    }

    await finishDeletions({ ...needs, people: { ...people, replace } }, { now: later(30 * DAY) })

    expect(await isThere()).toBe(true)
    expect(await run(31 * DAY)).toEqual([])
    expect(await isThere()).toBe(true)
  })
})

describe('the look at an unconfirmed account', () => {
  test('that breaks off after closing is finished by a later run, with the right letter', async () => {
    const eraseMade = () => Promise.reject(new Error('gone'))
    await finishDeletions({ ...needs, erasure: { ...needs.erasure, eraseMade } }, { now: later(30 * DAY) })
    expect(await isThere()).toBe(false)

    expect(await run(30 * DAY + HOUR)).toEqual([LAPSED])
  })

  test('does not put off what the person closes in the same moment', async () => {
    const outbox = { owe: async () => close() }
    const close = async () => {
      await closeAccount(
        { people: peopleStore(table()), deletionCourier: noCourier },
        { account, now: later(23 * DAY) },
      )
      return true
    }
    await finishDeletions({ ...needs, outbox }, { now: later(23 * DAY) })

    expect(await run(23 * DAY)).toEqual(['Your Orrery account has been deleted'])
    expect(await peopleStore(table()).find(account.id)).toBeUndefined()
  })

  test('comes too late for an account that its person closed before', async () => {
    await closeAccount({ people: peopleStore(table()), deletionCourier: noCourier }, { account, now: later(DAY) })
    expect(await run(DAY)).toEqual(['Your Orrery account has been deleted'])

    expect([await run(23 * DAY), await run(30 * DAY)]).toEqual([[], []])
  })
})
