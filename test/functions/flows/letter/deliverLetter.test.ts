import { beforeEach, expect, test, vi } from 'vitest'
import { stopped } from '../../../../functions/flows/letter/changeLetter.ts'
import { type SendLettersNeeds, sendLetters } from '../../../../functions/flows/letter/sendLetters.ts'
import { suppressRecipient } from '../../../../functions/flows/mail/suppressRecipient.ts'
import { type Mailer, sesMailer } from '../../../../functions/gateways/mail.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aLetter } from '../../../makers/aLetter.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

const account = aBornAccount({ emailVerified: true, isVerifiedStrongly: true })
const { id, email } = account
const unreachable = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

let stores: ReturnType<typeof fakeStores>
let sent: string[]
let send: Mailer['send']
let needs: SendLettersNeeds

const give: Mailer['send'] = async ({ to }) => void sent.push(to)
const run = (now = NOW, changed: Partial<SendLettersNeeds> = {}) => sendLetters({ ...needs, ...changed }, { now })
const outcomes = () => [...stores.memory.mails.values()].map(({ outcome }) => outcome)
const letter = () => stores.memory.letters.get(id)!

beforeEach(async () => {
  stores = fakeStores()
  sent = []
  send = give
  const { isRefusal } = sesMailer({ from: 'orrery@example.com', configurationSet: 'mails' })
  const mailer = { send: (mail: Parameters<Mailer['send']>[0]) => send(mail), isRefusal }
  needs = { ...stores, mailer, identityKey: async () => 'key', origin: 'https://orrery.example', warn: vi.fn() }
  stores.memory.accounts.set(id, account)
  stores.memory.owners.set(email, { accountId: id })
  await stores.letters.replace(id, undefined, aLetter({ zone: 'UTC', hour: 12 }))
})

test('a table that cannot be reached after SES took a letter brings no second one', async () => {
  let calls = 0
  const finish: typeof stores.outbox.finish = (...input) => {
    calls += 1
    return calls === 1 ? Promise.reject(unreachable()) : stores.outbox.finish(...input)
  }

  expect(await run(NOW, { outbox: { ...stores.outbox, finish } })).toMatchObject({ failed: 1 })
  for (const hours of [1, 2, 3]) await run(later(hours * HOUR))

  expect([sent, outcomes()]).toEqual([[email], ['sent']])
})

test('a letter of a run that died around SES is not sent when the table cannot be reached once more', async () => {
  send = async () => {
    throw new Error('the process is gone')
  }
  const gone = { ...stores.outbox, finish: () => Promise.reject(new Error('the process is gone')) }
  await run(NOW, { outbox: gone })
  send = give

  await run(later(10 * MINUTE), { outbox: { ...stores.outbox, finish: () => Promise.reject(unreachable()) } })
  for (const hours of [1, 2, 3]) await run(later(hours * HOUR))

  expect([sent, outcomes()]).toEqual([[], ['dropped']])
})

test('a letter that a slow run is sending is left to that run, which sends it later when SES refuses it', async () => {
  send = async () => {
    await run(later(MINUTE))
    throw unreachable()
  }
  await run()
  send = give

  for (const minutes of [2, 3]) await run(later(minutes * MINUTE))

  expect([sent, outcomes()]).toEqual([[email], ['sent']])
})

test.each([
  ['has ended it', async () => void (await stores.letters.replace(id, letter(), stopped(letter())))],
  ['bounces', () => suppressRecipient(needs as never, { email, now: later(MINUTE) })],
  ['has closed their account', async () => void stores.memory.accounts.set(id, { ...account, status: 'deleting' })],
  ['is erased', async () => void stores.memory.accounts.delete(id)],
])('what waits for SES is not sent any more to somebody who %s', async (_, change) => {
  send = () => Promise.reject(unreachable())
  await run()
  send = give
  await change()

  for (const hours of [1, 2, 24, 48]) await run(later(hours * HOUR))

  expect(sent).toEqual([])
  expect(outcomes().filter((outcome) => outcome !== 'dropped')).toEqual([])
})

test('while SES is down for hours, what is late comes the same day, one each, and nothing of a day that is over', async () => {
  const zones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati']
  for (const zone of zones) {
    const each = { ...account, id: `usr_${zone}`, email: `${zone.replace('/', '.')}@example.com` }
    stores.memory.accounts.set(each.id, each)
    await stores.letters.replace(each.id, undefined, aLetter({ zone, hour: 12 }))
  }
  stores.memory.letters.delete(id)
  send = () => Promise.reject(unreachable())
  for (let minute = 0; minute < 4 * HOUR; minute += 10 * MINUTE) await run(later(minute))
  send = give

  for (let minute = 4 * HOUR; minute < 11 * HOUR; minute += 10 * MINUTE) await run(later(minute))

  // In Tokyo it was nine in the evening, and the day over at the fourth hour.
  expect(sent.toSorted()).toEqual([
    'America.Los_Angeles@example.com',
    'Pacific.Kiritimati@example.com',
    'UTC@example.com',
  ])
  await run(later(DAY))
  expect(sent).toContain('Asia.Tokyo@example.com')
})

test('letters that cannot be enqueued hold up no other one', async () => {
  for (let each = 0; each < 40; each += 1) {
    const other = { ...account, id: `usr_${each}`, email: `${each}@example.com` }
    stores.memory.accounts.set(other.id, other)
    await stores.letters.replace(other.id, undefined, aLetter({ zone: 'UTC', hour: 12 }))
  }
  const broken = new Set(['usr_3', 'usr_17', 'usr_39'])
  const find: typeof stores.letters.find = async (accountId) => {
    if (broken.has(accountId)) throw new RangeError('unknown time zone: Mars/Olympus')
    return stores.letters.find(accountId)
  }
  // As pages of the table come: a few at a time.
  const listDue = async (now: typeof NOW) => (await stores.letters.listDue(now)).slice(0, 5)

  expect(await run(NOW, { letters: { ...stores.letters, find, listDue } })).toMatchObject({ failed: broken.size })

  expect(sent).toHaveLength(38)
})

test('when SES is down, a run soon stops giving it letters', async () => {
  for (let each = 0; each < 400; each += 1) {
    const other = { ...account, id: `usr_${each}`, email: `${each}@example.com` }
    stores.memory.accounts.set(other.id, other)
    await stores.letters.replace(other.id, undefined, aLetter({ zone: 'UTC', hour: 12 }))
  }
  let asked = 0
  send = async () => {
    asked += 1
    throw new Error('no answer')
  }

  await run()

  expect(asked).toBeLessThan(150)
  send = give
  await run(later(MINUTE))
  expect(sent).toHaveLength(401 - asked)
})
