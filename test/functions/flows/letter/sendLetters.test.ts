import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeptLetter } from '../../../../functions/domain/letter/KeptLetter.ts'
import { subscriberOf } from '../../../../functions/domain/letter/unsubscribeToken.ts'
import { stopped } from '../../../../functions/flows/letter/changeLetter.ts'
import { MOST_UNOPENED } from '../../../../functions/flows/letter/enqueueLetter.ts'
import { type SendLettersNeeds, sendLetters } from '../../../../functions/flows/letter/sendLetters.ts'
import { suppressRecipient } from '../../../../functions/flows/mail/suppressRecipient.ts'
import { openDay } from '../../../../functions/flows/reading/openDay.ts'
import type { Mailer } from '../../../../functions/gateways/mail.ts'
import { DAY, type EpochSeconds, HOUR, MINUTE, secondsOf } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aLife, mortal } from '../../../fakes/mortal.ts'
import { aLetter } from '../../../makers/aLetter.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

type Sent = Parameters<Mailer['send']>[0]

class Refused extends Error {}

const account = aBornAccount({ emailVerified: true, isVerifiedStrongly: true })
const { id } = account
const identityKey = async () => 'key'
let stores: ReturnType<typeof fakeStores>
let sent: Sent[]
let send: Mailer['send']
let needs: SendLettersNeeds

beforeEach(() => {
  stores = fakeStores()
  sent = []
  send = async (mail) => void sent.push(mail)
  const mailer = {
    send: (mail: Sent) => send(mail),
    isRefusal: (error: unknown) => error instanceof Refused,
  }
  needs = { ...stores, mailer, identityKey, origin: 'https://orrery.example', warn: vi.fn() }
  stores.memory.accounts.set(id, account)
  stores.memory.owners.set(account.email, { accountId: id })
})

const instant = (iso: string): EpochSeconds => secondsOf(new Date(iso))
/** At noon in UTC, which is NOW. */
const keep = (letter: Partial<KeptLetter> = {}) =>
  stores.letters.replace(id, undefined, aLetter({ zone: 'UTC', hour: 12, ...letter }))
const run = (now: EpochSeconds = NOW) => sendLetters(needs, { now })
const letter = () => stores.memory.letters.get(id)!
const open = (now: EpochSeconds) => openDay(needs as never, { account, hasActiveAccess: false, zone: 'UTC', now })

describe('a letter', () => {
  test('comes at its hour, once, and is due again the next day', async () => {
    await keep()

    await run(later(-1))
    expect(sent).toEqual([])
    await run()
    await run(later(MINUTE))

    expect(sent.map(({ to }) => to)).toEqual([account.email])
    expect(letter()).toMatchObject({ lastDate: '2026-11-21', dueAt: later(DAY), unopened: 1 })
  })

  test('tells the reading that its reader finds in the app', async () => {
    await keep()
    await run()

    const { content } = (await open(later(HOUR))).reading
    expect(sent[0]!.subject).toBe(content.title)
    for (const line of [content.advice, ...content.content.split('\n\n')]) expect(sent[0]!.text).toContain(line)
  })

  test('ends by one click, with a link that names its reader to us alone', async () => {
    await keep()
    await run()

    const { headers = {}, html, text } = sent[0]!
    const url = /^<https:\/\/orrery\.example\/api\/letter\/unsubscribe\/([^>]+)>$/.exec(headers['List-Unsubscribe']!)!
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(subscriberOf('key', url[1]!)).toBe(id)
    for (const body of [html, text]) expect(body).toContain(`https://orrery.example/unsubscribe?token=${url[1]}`)
  })

  test('is not sent any more to whoever has ended it since it was enqueued', async () => {
    await keep()
    send = () => Promise.reject(new Refused())
    await run()
    await stores.letters.replace(id, letter(), stopped(letter()))
    send = async (mail) => void sent.push(mail)

    await run(later(HOUR))

    expect(sent).toEqual([])
  })

  test.each([
    ['has not proven their address', { emailVerified: false }],
    ['has no birth date yet', { birthDate: null }],
    ['closes their account', { status: 'deleting' as const }],
  ])('is not written to somebody who %s', async (_, changes) => {
    stores.memory.accounts.set(id, { ...account, ...changes })
    await keep()

    await run()

    expect([sent, stores.memory.mails.size]).toEqual([[], 0])
    expect(letter()).toMatchObject({ dueAt: later(DAY), unopened: 0 })
  })

  test('that is late beyond its day is left out, and the next one comes', async () => {
    await keep()
    await run(later(13 * HOUR))
    expect(sent).toEqual([])

    await run(later(DAY))
    expect(sent).toHaveLength(1)
  })

  test('weekly comes on Mondays', async () => {
    await keep({ frequency: 'weekly', dueAt: later(2 * DAY) })

    await run(later(2 * DAY))

    expect(sent[0]!.subject).toMatch(/^Your week: /)
    expect(letter().dueAt).toBe(later(9 * DAY))
  })
})

describe('the hour of a letter', () => {
  const zone = 'America/New_York'
  const days = async (first: string, count: number, hour: number) => {
    let now = instant(first)
    await keep({ zone, hour, dueAt: now })
    const times = []
    for (let day = 0; day < count; day += 1) {
      await run(now)
      times.push(new Date(now * 1000).toISOString())
      now = letter().dueAt!
    }
    return times
  }

  test('stays when clocks go forward', async () => {
    expect(await days('2026-03-07T12:00:00Z', 3, 7)).toEqual([
      '2026-03-07T12:00:00.000Z',
      '2026-03-08T11:00:00.000Z',
      '2026-03-09T11:00:00.000Z',
    ])
    expect(sent).toHaveLength(3)
  })

  test('comes once on the night when it comes twice', async () => {
    expect(await days('2026-10-31T05:00:00Z', 3, 1)).toEqual([
      '2026-10-31T05:00:00.000Z',
      '2026-11-01T05:00:00.000Z',
      '2026-11-02T06:00:00.000Z',
    ])
    expect(sent).toHaveLength(3)
  })

  test('follows a reader who flies, and no day has two letters', async () => {
    await keep()
    await open(later(-DAY))
    await run()

    // In Honolulu it is two in the morning of the same day, so that noon is still to come.
    await openDay(needs as never, { account, hasActiveAccess: false, zone: 'Pacific/Honolulu', now: later(HOUR) })
    await run(later(10 * HOUR))
    expect(sent).toHaveLength(1)

    await run(later(34 * HOUR))
    expect(sent).toHaveLength(2)
    expect(letter()).toMatchObject({ zone: 'Pacific/Honolulu', lastDate: '2026-11-22' })
  })
})

describe('a letter ends by itself', () => {
  test('when mail to its reader bounces or they complain', async () => {
    await keep()
    await suppressRecipient(needs as never, { email: account.email, now: later(-HOUR) })

    await run()

    expect([sent, letter().frequency]).toEqual([[], 'off'])
    expect(await stores.letters.listDue(later(9 * DAY))).toEqual([])
  })

  test('after thirty that nobody opened, and the last one says so', async () => {
    await keep()
    await open(later(-DAY))
    for (let day = 0; day < MOST_UNOPENED + 3; day += 1) await run(later(day * DAY))

    expect(sent).toHaveLength(30)
    const last = sent.map(({ text }) => text.includes('this is the last letter'))
    expect([last.indexOf(true), last.filter(Boolean).length]).toEqual([29, 1])
    expect(letter().frequency).toBe('off')
  })

  test('not while the dashboard is opened now and then', async () => {
    await keep({ unopened: 29, lastDate: '2026-11-20' })
    await open(later(-HOUR))

    await run()
    await run(later(DAY))

    expect([sent.length, letter().unopened]).toEqual([2, 1])
  })
})

describe('while SES is down', () => {
  test('a letter waits, and comes once when SES is back the same day', async () => {
    await keep()
    send = () => Promise.reject(new Refused())
    for (const minutes of [0, 1, 5, 20]) expect(await run(later(minutes * MINUTE))).toMatchObject({ failed: 1 })
    send = async (mail) => void sent.push(mail)

    await run(later(2 * HOUR))
    await run(later(3 * HOUR))

    expect(sent).toHaveLength(1)
  })

  test('until the next day, only the letter of that day comes', async () => {
    await keep()
    send = () => Promise.reject(new Refused())
    await run()
    send = async (mail) => void sent.push(mail)

    await run(later(DAY))

    expect([...stores.memory.mails.values()].map(({ outcome }) => outcome)).toEqual(['dropped', 'sent'])
    expect(sent).toHaveLength(1)
  })

  test('an answer that is lost on the way brings no second letter', async () => {
    await keep()
    send = async (mail) => {
      sent.push(mail)
      throw new Error('socket hang up')
    }

    await run()
    for (const hours of [1, 2, 3]) await run(later(hours * HOUR))

    expect(sent).toHaveLength(1)
  })
})

test('two runs at the same time send one letter', async () => {
  await keep()

  await Promise.all([run(), run()])

  expect(sent).toHaveLength(1)
})

test('killed at any call to the table or to SES, a letter comes once at most, and only a kill around SES costs it', async () => {
  const counts: number[] = []
  const one = async (call: number, when: 'before' | 'after') => {
    stores = fakeStores()
    sent = []
    stores.memory.accounts.set(id, account)
    await keep()
    const life = aLife({ call, when })
    const port = <P extends object>(each: P) => mortal(each, life)
    const { send: give } = port({ send: async (mail: Sent) => void sent.push(mail) })
    const mailer = { send: give, isRefusal: () => false }
    const dying = {
      ...needs,
      accounts: port(stores.accounts),
      letters: port(stores.letters),
      outbox: port(stores.outbox),
      readings: port(stores.readings),
      signReadings: port(stores.signReadings),
      limits: port(stores.limits),
      suppressions: port(stores.suppressions),
      mailer,
    }
    await sendLetters(dying, { now: NOW }).catch(() => undefined)
    needs = { ...needs, ...stores, mailer: { ...needs.mailer, send: async (mail) => void sent.push(mail) } }
    for (const minutes of [1, 3, 10, 60]) await run(later(minutes * MINUTE))
    return { count: sent.length, isOver: life.isOver() }
  }

  for (let call = 1; ; call += 1) {
    const before = await one(call, 'before')
    if (!before.isOver) break
    counts.push(before.count, (await one(call, 'after')).count)
  }

  expect(counts.length).toBeGreaterThan(20)
  expect(counts.filter((count) => count > 1)).toEqual([])
  // Just after the mark, and just before SES: the same moment, twice.
  expect(counts.filter((count) => count === 0)).toHaveLength(2)
})
