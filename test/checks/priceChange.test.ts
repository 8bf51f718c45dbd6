import { afterAll, beforeEach, expect, test } from 'vitest'
import { type MoveResult, movePrices } from '../../infra/operate/movePrices.ts'
import { after, DAY, epochSeconds, isoInstant } from '../../shared/domain/time.ts'
import { timeLimit } from '../setup/timeLimit.ts'
import { startTrial } from './aPayer.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { putOnOldPrice } from './putOnOldPrice.ts'

let backend: Backend
// Everybody at Stripe is moved, so each check has a Stripe of its own.
beforeEach(async () => {
  await backend?.stop()
  backend = await openBackend()
})
afterAll(() => backend.stop())

const dayIn = (days: number) => isoInstant(after(backend.now(), days * DAY)).slice(0, 10)

const move = (on: string, isConfirmed = true) =>
  movePrices({ on, isConfirmed, announce: async (asked) => (await backend.run('announcePrice', asked)) as MoveResult })

/** Lets time pass a week at a time, with everything that the jobs do meanwhile. */
async function live(days: number) {
  for (let left = days; left > 0; left -= 7) {
    backend.pass(Math.min(left, 7) * DAY)
    await backend.stripe.tick()
    for (const job of ['drainEvents', 'settleEntitlements', 'reconcile', 'sendMail'] as const) await backend.run(job)
  }
}

async function somebodyOnOldPrice() {
  const person = await aSignedInMember(backend)
  await startTrial(backend, person)
  const subscription = putOnOldPrice(backend, person.email)
  return { ...person, subscription }
}

const mailsAbout = (email: string) =>
  backend.sentMails().filter(({ to, subject }) => to === email && subject.includes('price of your'))

/** What was paid, oldest first, and when the month of it began. */
const paid = (id: string) =>
  [...backend.stripe.ledger.invoices.values()]
    .filter(({ parent, amount_paid }) => parent?.subscription_details?.subscription === id && amount_paid > 0)
    .map(({ amount_paid, created }) => ({ amount: amount_paid, at: isoInstant(epochSeconds(created)) }))

test(
  'whoever pays an old price is told once, pays it until the first renewal from the day on, and then the new one',
  async () => {
    const { email, subscription } = await somebodyOnOldPrice()
    await live(10)
    const on = dayIn(40)

    const counted = await move(on, false)
    expect(counted.lines).toEqual([
      `USD: 1 on $9.99 would go to $12.99 at their first renewal from ${on}.`,
      'Nothing was changed, and nobody was told. Add --yes to announce it.',
    ])
    await backend.run('sendMail')
    expect([mailsAbout(email), subscription.metadata.nextPrice]).toEqual([[], undefined])

    expect((await move(on)).lines).toEqual([
      `USD: 1 on $9.99 go to $12.99 at their first renewal from ${on}, and are told so by email.`,
    ])
    expect((await move(on)).lines).toEqual([
      'USD: 1 on $9.99 were told of the new price before, and keep the date of that email.',
    ])
    // The trial ended on November 24, so that the months begin on the 24th.
    await backend.run('sendMail')
    await live(80)
    expect(paid(subscription.id)).toEqual([
      { amount: 999, at: '2026-11-24T12:00:00.000Z' },
      { amount: 999, at: '2026-12-24T12:00:00.000Z' },
      { amount: 1299, at: '2027-01-24T12:00:00.000Z' },
    ])
    const [mail, ...others] = mailsAbout(email)
    expect(others).toEqual([])
    for (const part of [mail!.text, mail!.html]) {
      for (const words of ['$9.99', '$12.99', 'January 24, 2027 at 12:00 PM UTC', 'cancel', '/manage-billing'])
        expect(part).toContain(words)
    }
    const receipts = backend.sentMails().filter(({ to, subject }) => to === email && subject.includes('receipt'))
    expect(receipts.map(({ subject }) => subject.split(': ')[1])).toEqual(['$12.99', '$9.99', '$9.99'])
    expect(await backend.run('reconcile', { dryRun: true })).toMatchObject({ violations: [], failed: 0 })
    expect((await move(dayIn(40))).lines).toEqual(['Nobody pays another price than the one of the price book.'])
  },
  timeLimit(400),
)

test(
  'a trial that was not charged yet is charged what it was promised, and the new price a month later at the earliest',
  async () => {
    const { email, subscription } = await somebodyOnOldPrice()
    await backend.stripe.tick()
    // The trial is made longer than the notice.
    const { stripe } = backend
    const trialEnd = after(backend.now(), 35 * DAY)
    subscription.trial_end = trialEnd
    subscription.billing_cycle_anchor = trialEnd
    subscription.items.data[0]!.current_period_end = trialEnd
    await move(dayIn(30))
    await backend.run('sendMail')
    await backend.run('sendMail')

    await live(70)

    expect(stripe.ledger.subscriptions.get(subscription.id)!.status).toBe('active')
    expect(paid(subscription.id)).toEqual([
      { amount: 999, at: '2026-12-26T12:00:00.000Z' },
      { amount: 1299, at: '2027-01-26T12:00:00.000Z' },
    ])
    expect(mailsAbout(email).map(({ text }) => text)).toEqual([expect.stringContaining('January 26, 2027')])
  },
  timeLimit(400),
)

test(
  'whoever cancels after the notice pays nothing more, and whoever thinks again pays what they were told',
  async () => {
    const [gone, back] = [await somebodyOnOldPrice(), await somebodyOnOldPrice()]
    await live(5)
    await move(dayIn(35))
    for (const { ask } of [gone, back]) expect((await ask('POST', '/api/users/cancel-subscription')).status).toBe(200)
    await live(3)
    expect((await back.ask('POST', '/api/users/reactivate-subscription')).status).toBe(200)

    await live(60)

    expect(paid(gone.subscription.id).map(({ amount }) => amount)).toEqual([999])
    expect(paid(back.subscription.id)).toEqual([
      { amount: 999, at: '2026-11-24T12:00:00.000Z' },
      { amount: 999, at: '2026-12-24T12:00:00.000Z' },
      { amount: 1299, at: '2027-01-24T12:00:00.000Z' },
    ])
  },
  timeLimit(400),
)

test.each([29, 366])('a day that is %i days ahead is refused in words that name the flag', async (days) => {
  expect(await move(dayIn(days))).toEqual({
    lines: ['--on must be a day from 2026-12-21 to 2027-11-21, since people are told at least 30 days before.'],
    isDone: false,
  })
})
