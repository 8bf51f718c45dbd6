import { expect, test } from 'vitest'
import { readQueues } from '../../../../functions/flows/admin/readQueues.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, HOUR, isoInstant } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aMail } from '../../../makers/aMail.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'
import { emptyTables } from '../../store/describeStores.ts'
import { aDirectory, entitle, join, refresh } from './aDirectory.ts'

const table = emptyTables()

/** Jane, whose charge has failed. */
function aLatePayer() {
  const nextAttemptAt = later(3 * DAY)
  const needs = moneyNeeds({
    entitlement: anEntitlement({ subscriptionId: 'sub_1', isPastDue: true }),
    subscriptions: [aSubscription({ status: 'past_due', nextAttemptAt })],
  })
  const directoryIndex = {
    listNewest: async () => [{ id: 'usr_jane', createdAt: NOW }],
    listEnding: async () => [],
  }
  return { ...needs, directoryIndex }
}

test('a failed payment is told with amount, next try and the last mail about it', async () => {
  const needs = aLatePayer()
  const told = aMail({ id: 'usr_jane/paymentFailed-1', kind: 'paymentFailed' })
  needs.memory.mails.set(told.id, { ...told, outcome: 'sent', finishedAt: later(-HOUR) } as never)

  expect((await readQueues(needs, { now: NOW })).failedPayments).toMatchObject([
    {
      user: { id: 'usr_jane' },
      amount: 1299,
      currency: 'USD',
      nextTryAt: isoInstant(later(3 * DAY)),
      lastMailAt: isoInstant(later(-HOUR)),
    },
  ])
})

test.each([
  'firstPaymentFailed',
  'confirmPayment',
] as const)('a mail of the kind %s tells a failed payment too', async (kind) => {
  const needs = aLatePayer()
  const told = aMail({ id: `usr_jane/${kind}-1`, kind })
  needs.memory.mails.set(told.id, { ...told, outcome: 'sent', finishedAt: later(-HOUR) } as never)

  const { failedPayments } = await readQueues(needs, { now: NOW })

  expect(failedPayments).toMatchObject([{ lastMailAt: isoInstant(later(-HOUR)) }])
})

test('that Stripe is down hides what only Stripe knows', async () => {
  const needs = aLatePayer()
  const listSubscriptions = () => Promise.reject(new Problem('PAYMENTS_DOWN'))

  const { failedPayments } = await readQueues(
    { ...needs, payments: { ...needs.payments, listSubscriptions } },
    { now: NOW },
  )

  expect(failedPayments).toMatchObject([{ user: { id: 'usr_jane' }, amount: null, nextTryAt: null }])
})

test('trials are listed by when they end, follow an extension, and leave with the trial', async () => {
  const directory = aDirectory(table())
  const needs = { ...moneyNeeds(), ...directory }
  for (const [id, end] of [
    ['usr_late0001', 2 * DAY],
    ['usr_soon0001', DAY],
    ['usr_then0001', 9 * DAY],
  ] as const) {
    await join(directory, { id })
    await entitle(directory, { id, status: 'trial', source: 'gift', trialEndsAt: later(end) })
    await refresh(directory, id)
  }
  const ids = async () => (await readQueues(needs, { now: NOW })).endingTrials.map(({ id }) => id)
  const first = await ids()
  await entitle(directory, { id: 'usr_soon0001', status: 'trial', source: 'gift', trialEndsAt: later(3 * DAY) })
  await refresh(directory, 'usr_soon0001')
  const second = await ids()
  await entitle(directory, { id: 'usr_late0001', status: 'free', source: 'comp', trialEndsAt: null })
  await refresh(directory, 'usr_late0001')

  expect([first, second, await ids()]).toEqual([
    ['usr_soon0001', 'usr_late0001'],
    ['usr_late0001', 'usr_soon0001'],
    ['usr_soon0001'],
  ])
})
