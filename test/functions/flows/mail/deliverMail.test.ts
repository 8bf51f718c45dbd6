import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { matchesPassword } from '../../../../functions/domain/identity/passwords.ts'
import { hashOf } from '../../../../functions/domain/identity/token.ts'
import type { OutboxMail } from '../../../../functions/domain/mail/outboxMail.ts'
import { type DeliverMailNeeds, deliverMail } from '../../../../functions/flows/mail/deliverMail.ts'
import type { Mailer } from '../../../../functions/gateways/mail.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aMail } from '../../../makers/aMail.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { later } from '../../../makers/later.ts'

type Sent = Parameters<Mailer['send']>[0]

let stores: ReturnType<typeof fakeStores>
let sent: Sent[]
let send: Mailer['send']
let needs: DeliverMailNeeds
let warnings: unknown[]

beforeEach(async () => {
  stores = fakeStores()
  sent = []
  warnings = []
  send = async (mail) => {
    sent.push(mail)
  }
  needs = {
    ...stores,
    mailer: { send: (mail) => send(mail) },
    identityKey: async () => 'key',
    origin: 'https://orrery.example',
    warn: (_, error) => warnings.push(error),
  }
  stores.memory.accounts.set('usr_jane', anAccount())
  await stores.outbox.enqueue(aMail())
})

const run = (seconds = 0) => deliverMail(needs, { now: later(seconds) })
const mailOf = (id = aMail().id) => stores.memory.mails.get(id)
const fail = () => Promise.reject(new Error('SES is down'))

describe('a mail in the outbox', () => {
  test('is sent once to the one address of its person', async () => {
    expect(await run()).toEqual({ sent: 1, failed: 0 })
    expect(await run(HOUR)).toEqual({ sent: 0, failed: 0 })

    expect(sent.map(({ to }) => to)).toEqual(['jane@example.com'])
    expect(mailOf()?.outcome).toBe('sent')
  })

  test('carries a code and a link that are stored as hashes only', async () => {
    await run()
    const { text, html, subject } = sent[0]!
    const code = /\b\d{6}\b/.exec(text)![0]
    const token = /token=([\w-]{43})/.exec(text)![1]!

    expect(subject).toContain(code)
    expect(html).toContain(`https://orrery.example/verify-email?token=${token}`)
    const { codes, links, mails } = stores.memory
    const rows = JSON.stringify([[...codes], [...links], [...mails]])
    expect(rows).not.toContain(token)
    expect(rows).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(await matchesPassword(code, codes.get('usr_jane')!.codeHash)).toBe(true)
    expect(links.has(hashOf(token))).toBe(true)
  })

  test('lets its code live ten minutes and its link a day, from when it was sent', async () => {
    await run(3 * HOUR)

    expect(stores.memory.codes.get('usr_jane')?.expiresAt).toBe(later(3 * HOUR + 10 * MINUTE))
    expect([...stores.memory.links.values()][0]?.expiresAt).toBe(later(3 * HOUR + DAY))
  })

  test.each([
    ['was verified meanwhile', anAccount({ emailVerified: true })],
    ['is being deleted', anAccount({ status: 'deleting' })],
  ])('is dropped when the account %s', async (_, account) => {
    stores.memory.accounts.set('usr_jane', account)

    await run()

    expect([sent.length, mailOf()?.outcome]).toEqual([0, 'dropped'])
    expect(stores.memory.codes.size).toBe(0)
  })

  test('is dropped when nobody is there any more, and leaves no row', async () => {
    stores.memory.accounts.clear()

    expect(await run()).toEqual({ sent: 1, failed: 0 })

    expect([sent.length, mailOf()]).toEqual([0, undefined])
  })

  test('is sent once by two runs at the same time', async () => {
    await Promise.all([run(), run()])

    expect(sent).toHaveLength(1)
  })
})

describe('what one address gets', () => {
  type Mail = Partial<OutboxMail> & Pick<OutboxMail, 'kind'>
  let enqueued = 0
  const enqueue = async (mail: Mail, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      enqueued += 1
      await stores.outbox.enqueue(aMail({ id: `${mail.kind}-${enqueued}`, ...mail }))
    }
  }
  const set = (changes: Partial<Account>) => stores.memory.accounts.set('usr_jane', anAccount(changes))
  const VERIFIED = { emailVerified: true, isVerifiedStrongly: true }
  const sentOf = (subject: RegExp) => sent.filter((mail) => subject.test(mail.subject)).length
  beforeEach(() => stores.memory.mails.clear())

  test.each([
    ['passwordChanged'],
    ['googleLinked'],
    ['googleUnlinked'],
    ['verify'],
  ] as const)('is ten mails a day while it is unverified, such as %s', async (kind) => {
    await enqueue({ kind }, 12)
    await run()
    expect(sent).toHaveLength(10)

    await enqueue({ kind, dueAt: later(DAY) }, 3)
    await run(DAY)
    expect(sent).toHaveLength(13)
  })

  test('is ten mails a day of all kinds and accounts together, however the address is spelled', async () => {
    stores.memory.accounts.set(
      'usr_other',
      anAccount({ ...VERIFIED, id: 'usr_other', pendingEmail: 'Jane@Example.com' }),
    )
    const kinds = ['verify', 'passwordChanged', 'googleLinked', 'googleUnlinked', 'verifyReminder', 'reset'] as const
    for (const kind of kinds) await enqueue({ kind }, 2)
    await enqueue({ kind: 'verify', accountId: 'usr_other' }, 2)
    for (const kind of ['accountDeleted', 'accountLapsed', 'emailChangeAsked', 'emailChanged'] as const)
      await enqueue({ kind, to: 'JANE@example.com' }, 2)

    await run()

    expect(sent).toHaveLength(10)
  })

  test('is three resets an hour and ten a day, verified or not', async () => {
    set(VERIFIED)
    for (let hour = 0; hour < 24; hour += 1) {
      await enqueue({ kind: 'reset', dueAt: later(hour * HOUR) }, 5)
      await run(hour * HOUR)
      if (hour === 0) expect(sent).toHaveLength(3)
    }

    expect(sent).toHaveLength(10)
  })

  test('is every notice about its own account once it is verified, whatever others have sent before', async () => {
    set(VERIFIED)
    for (let hour = 0; hour < 6; hour += 1) {
      await enqueue({ kind: 'reset', dueAt: later(hour * HOUR) }, 5)
      await run(hour * HOUR)
    }

    await enqueue({ kind: 'passwordChanged' }, 12)
    await run(6 * HOUR)

    expect(sentOf(/was changed/)).toBe(12)
  })

  test('is five notices a day apart from all else where only a link was opened, as a mail scanner might', async () => {
    set({ emailVerified: true })
    for (let hour = 0; hour < 6; hour += 1) {
      await enqueue({ kind: 'reset', dueAt: later(hour * HOUR) }, 5)
      await run(hour * HOUR)
    }

    await enqueue({ kind: 'passwordChanged' }, 12)
    await run(6 * HOUR)

    expect(sentOf(/was changed/)).toBe(5)
  })

  test.each([
    ['strong', 12],
    ['none', 10],
  ] as const)('is counted for an address that an account has left by how it was proven then, %s', async (proof, all) => {
    set({ ...VERIFIED, email: 'new@example.com' })
    await enqueue({ kind: 'emailChanged', to: 'jane@example.com', proof }, 12)

    await run()

    expect(sent).toHaveLength(all)
  })

  test('is not counted twice: neither what was counted when it was asked for, nor what is tried again', async () => {
    await enqueue({ kind: 'verify', isCounted: true }, 5)
    await enqueue({ kind: 'verify' }, 5)
    send = fail
    for (const at of [0, MINUTE, 6 * MINUTE]) await run(at)
    send = async (mail) => void sent.push(mail)

    await enqueue({ kind: 'googleLinked' }, 6)
    await run(21 * MINUTE)

    expect([sentOf(/code/), sentOf(/Google/)]).toEqual([10, 5])
  })

  test('has its last code alive: one that is over the budget takes the place of none', async () => {
    await enqueue({ kind: 'verify' }, 10)
    await run()
    const code = stores.memory.codes.get('usr_jane')

    await enqueue({ kind: 'verify' })
    await run()

    expect(stores.memory.codes.get('usr_jane')).toEqual(code)
    expect(mailOf(`verify-${enqueued}`)?.outcome).toBe('dropped')
  })
})

describe('while SES is down', () => {
  const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY]

  test('a mail waits longer each time and is given up after the last wait', async () => {
    send = fail
    let at = 0
    for (const wait of WAITS) {
      expect(await run(at)).toEqual({ sent: 0, failed: 1 })
      expect(await run(at + wait - 1)).toEqual({ sent: 0, failed: 0 })
      at += wait
    }

    expect(await run(at)).toEqual({ sent: 0, failed: 1 })
    expect(mailOf()?.outcome).toBe('dead')
    expect(warnings).toEqual(Array(9).fill(new Error('SES is down')))
    expect(await run(at + 30 * DAY)).toEqual({ sent: 0, failed: 0 })
  })

  test('nothing is lost, and the code of the mail that comes at last is alive', async () => {
    send = fail
    await run()
    send = async (mail) => {
      sent.push(mail)
    }

    expect(await run(MINUTE)).toEqual({ sent: 1, failed: 0 })
    expect(stores.memory.codes.get('usr_jane')?.expiresAt).toBe(later(11 * MINUTE))
  })

  test('a mail that always fails does not hold up the others', async () => {
    for (let each = 0; each < 20; each += 1) {
      const id = `usr_${each}`
      stores.memory.accounts.set(id, anAccount({ id, email: `${each}@example.com` }))
      await stores.outbox.enqueue(aMail({ id: `mail-${each}`, accountId: id, dueAt: later(1) }))
    }
    send = async (mail) => {
      if (mail.to === 'jane@example.com') await fail()
      sent.push(mail)
    }

    expect(await run(1)).toEqual({ sent: 20, failed: 1 })
    expect(mailOf()?.outcome).toBeUndefined()
  })
})

describe('a mail of a release that knew more', () => {
  const foreign = aMail({ id: 'foreign', kind: 'almanac' as 'verify', dueAt: later(-1) })
  beforeEach(() => stores.outbox.enqueue(foreign))

  test('does not hold up the others, and leaves a warning', async () => {
    expect(await run()).toEqual({ sent: 1, failed: 1 })
    expect(warnings).toEqual([expect.objectContaining({ message: 'this release does not know this kind of email' })])
  })

  test('is given up like any other', async () => {
    for (let day = 0; day < 9; day += 1) await run(day * DAY)

    expect(mailOf('foreign')).toMatchObject({ attempts: 9, outcome: 'dead' })
  })
})

test('a mail that cannot even be claimed does not hold up the others', async () => {
  await stores.outbox.enqueue(aMail({ id: 'broken', dueAt: later(-1) }))
  const claim: typeof stores.outbox.claim = (id, now) => (id === 'broken' ? fail() : stores.outbox.claim(id, now))

  const round = deliverMail({ ...needs, outbox: { ...stores.outbox, claim } }, { now: later(0) })

  expect(await round).toEqual({ sent: 1, failed: 1 })
})

test('when the time runs out nothing more is taken, and the next run goes on', async () => {
  for (const id of ['second', 'third']) await stores.outbox.enqueue(aMail({ id, dueAt: later(1) }))

  const first = await deliverMail(needs, { now: later(1), mayGoOn: () => sent.length < 1 })

  expect(first).toEqual({ sent: 1, failed: 0 })
  expect(mailOf('third')).toMatchObject({ attempts: 0 })
  expect(await run(1)).toEqual({ sent: 2, failed: 0 })
})

describe('a run that ends in the middle', () => {
  /** The mail is sent, and then the process ends before it can record that. */
  const crash = async () => {
    const gone = () => Promise.reject(new Error('gone'))
    const outbox = { ...stores.outbox, finish: gone, postpone: gone }
    await expect(deliverMail({ ...needs, outbox }, { now: later(0) })).rejects.toThrow('gone')
  }

  test('after SES took a mail sends it twice at most, and not before the lease is over', async () => {
    await crash()
    expect(sent).toHaveLength(1)

    expect(await run(MINUTE - 1)).toEqual({ sent: 0, failed: 0 })
    expect(await run(MINUTE)).toEqual({ sent: 1, failed: 0 })
    expect(await run(HOUR)).toEqual({ sent: 0, failed: 0 })
    expect(sent).toHaveLength(2)
  })

  test('each time is given up in the end without being sent again', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await stores.outbox.claim(aMail().id, later(attempt * MINUTE))

    expect(await run(9 * MINUTE)).toEqual({ sent: 0, failed: 1 })
    expect([sent.length, mailOf()?.outcome]).toEqual([0, 'dead'])
  })
})
