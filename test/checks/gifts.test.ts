import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingOf } from '../../functions/domain/billing/entitlement.ts'
import { startTrial } from '../../functions/flows/admin/startTrial.ts'
import { unlockPremium } from '../../functions/flows/admin/unlockPremium.ts'
import { ensureTrial } from '../../functions/flows/billing/ensureTrial.ts'
import { grantAccess } from '../../functions/flows/billing/grantAccess.ts'
import { startCheckout } from '../../functions/flows/billing/startCheckout.ts'
import { Problem } from '../../shared/contract/problem.ts'
import { membershipOf } from '../../shared/domain/subscription.ts'
import { aCard } from './aPayer.ts'
import { openPayments } from './openPayments.ts'

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

/** Somebody with a checkout, open or with its card confirmed, who has had their trial or not. */
async function aCheckoutOf({ offer, hasCard }: { offer: 'trial' | 'paid'; hasCard: boolean }) {
  const payments = await world.fresh()
  const [needs, now] = [payments.needs(), payments.now()]
  const account = await payments.member('jane')
  if (offer === 'paid') await needs.customers.keep(account.id, 'cus_gone')
  if (offer === 'paid') await needs.customers.noteTrial(account.id, now)
  const standing = standingOf(undefined)
  const { setupIntentId } = await startCheckout(needs, { account, standing, plan: 'weekly', currency: 'USD', now })
  const saveCard = () => payments.stripe.confirmSetup({ id: setupIntentId, card: aCard() })
  if (hasCard) saveCard()
  const confirm = () => codeOf(() => ensureTrial(needs, { accountId: account.id, setupIntentId, now }))
  return { payments, needs, account, now, setupIntentId, saveCard, confirm }
}
type Checkout = Awaited<ReturnType<typeof aCheckoutOf>>

async function codeOf(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act()
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

const gifts = {
  'gift trial': ({ needs, account, now }: Checkout) => startTrial(needs, { accountId: account.id, days: 7, now }),
  unlock: ({ needs, account, now }: Checkout) => unlockPremium(needs, { accountId: account.id, months: 12, now }),
  grant: ({ needs, account, now }: Checkout) => grantAccess(needs, { email: account.email, days: 365, now }),
}
const cases = (Object.keys(gifts) as (keyof typeof gifts)[]).flatMap((gift) =>
  (['trial', 'paid'] as const).map((offer) => ({ gift, offer })),
)

async function expectGift({ needs, payments, account }: Checkout, payment: { refunds: number } = { refunds: 0 }) {
  const { ledger } = payments.stripe
  const live = [...ledger.subscriptions.values()].filter(({ status }) => status !== 'canceled')
  const charged = [...ledger.invoices.values()].filter(({ amount_paid }) => amount_paid > 0)
  const standing = standingOf((await needs.accounts.find(account.id))?.entitlement)
  expect(live).toEqual([])
  expect([charged.length, ledger.refunds.size]).toEqual([payment.refunds, payment.refunds])
  expect(membershipOf(standing, payments.now()).hasActiveAccess).toBe(true)
  expect(standing.source).not.toBe('stripe')
  expect((await payments.reconcile(true)).violations).toEqual([])
}

test.each(cases)('a $gift beside a checkout with a card ($offer) stays, by page and by event in any order', async ({
  gift,
  offer,
}) => {
  for (const order of ['page first', 'event first', 'event twice']) {
    const checkout = await aCheckoutOf({ offer, hasCard: true })
    await gifts[gift](checkout)

    if (order === 'page first') expect(await checkout.confirm()).toBe('ALREADY_HAS_ACCESS')
    await checkout.payments.deliverAndRunJobs()
    if (order === 'event twice') await checkout.payments.deliverAgain()
    await checkout.payments.runJobs()
    expect(await checkout.confirm()).toBe('ALREADY_HAS_ACCESS')
    await expectGift(checkout)
  }
})

test.each(cases)('a $gift closes a form that is open ($offer): no card can be saved for it', async ({
  gift,
  offer,
}) => {
  const checkout = await aCheckoutOf({ offer, hasCard: false })

  await gifts[gift](checkout)

  const intent = checkout.payments.stripe.ledger.setupIntents.get(checkout.setupIntentId)
  expect(intent?.status).toBe('canceled')
  expect(checkout.saveCard).toThrow('canceled')
  expect(await checkout.confirm()).toBe('ALREADY_HAS_ACCESS')
  await expectGift(checkout)
})

test.each(
  cases,
)('of a $gift and a confirmation at once ($offer), whichever wins, nobody pays for what they were given', async ({
  gift,
  offer,
}) => {
  const checkout = await aCheckoutOf({ offer, hasCard: true })

  const [given] = await Promise.allSettled([gifts[gift](checkout), checkout.confirm()])
  await checkout.payments.deliverAndRunJobs()
  await checkout.payments.reconcile()

  if (given.status === 'fulfilled')
    await expectGift(checkout, { refunds: checkout.payments.stripe.ledger.refunds.size })
  else expect((await checkout.payments.reconcile(true)).violations).toEqual([])
})
