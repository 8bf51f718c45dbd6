import { describe, expect, test } from 'vitest'
import type { ChargedDispute } from '../../../../functions/domain/billing/payments.ts'
import { clearDispute } from '../../../../functions/flows/admin/clearDispute.ts'
import { unlockPremium } from '../../../../functions/flows/admin/unlockPremium.ts'
import { compareDisputes } from '../../../../functions/flows/billing/compareDisputes.ts'
import { drainEvents } from '../../../../functions/flows/billing/drainEvents.ts'
import { ensureTrial } from '../../../../functions/flows/billing/ensureTrial.ts'
import { followDispute } from '../../../../functions/flows/billing/followDispute.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { aSetup } from '../../../fakes/fakePayments.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { aDispute as aKeptDispute } from '../../../makers/aDispute.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aStripeEvent } from '../../../makers/aStripeEvent.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

/** As Stripe tells it. */
const aDispute = (changes: Partial<ChargedDispute> = {}): ChargedDispute => ({
  ...aKeptDispute(),
  customerId: 'cus_jane',
  subscriptionId: 'sub_1',
  ...changes,
})

/** Jane, who pays, and whose bank disputes a charge. */
function disputed(changes = {}) {
  const subscriptions = [aSubscription({ createdAt: later(-30 * DAY) })]
  const needs = moneyNeeds({ entitlement: anEntitlement({ subscriptionId: subscriptions[0]!.id }), subscriptions })
  needs.payments.state.disputes = [aDispute(changes)]
  return needs
}
const follow = (needs: ReturnType<typeof moneyNeeds>) => followDispute(needs, { disputeId: 'du_1', now: NOW })
const decided = (status: string) => [aDispute({ status })]
const clear = { accountId: 'usr_jane', now: NOW }

describe('a dispute', () => {
  test('ends the subscription and access at once, without another charge, and is written down', async () => {
    const needs = disputed()
    await needs.events.add(
      aStripeEvent({ type: 'charge.dispute.created', objectId: 'du_1', customerId: undefined }),
      NOW,
    )

    expect(await drainEvents(needs, { now: NOW })).toEqual({ done: 1, failed: 0, dead: 0 })

    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.entitlementOf()).toMatchObject({ status: 'inactive', disputedAt: NOW })
    expect(needs.payments.state.refunded).toEqual([])
    expect(await needs.disputes.list()).toMatchObject([{ id: 'du_1', accountId: 'usr_jane', status: 'needs_response' }])
  })

  test('is told to the person once, with its amount and day, and nothing else is', async () => {
    const needs = disputed({ createdAt: later(-DAY) })
    await follow(needs)
    needs.payments.state.disputes = decided('under_review')
    await follow(needs)
    needs.payments.state.disputes = decided('lost')
    await follow(needs)

    const charge = { amount: 1299, currency: 'usd', at: later(-DAY) }
    expect([...needs.memory.mails.values()]).toMatchObject([
      { id: 'usr_jane/chargeDisputed-du_1', kind: 'chargeDisputed', charge },
    ])
  })

  test('that only asks is not told, and is once it has become a dispute', async () => {
    const needs = disputed({ status: 'warning_needs_response' })
    await follow(needs)
    expect(needs.mailKinds()).toEqual([])

    needs.payments.state.disputes = [aDispute()]
    await follow(needs)
    expect(needs.mailKinds()).toEqual(['chargeDisputed'])
  })

  test('that was won before it was heard of is not told', async () => {
    const needs = disputed({ status: 'won' })
    await follow(needs)
    expect(needs.mailKinds()).toEqual([])
  })

  test('ends what was past due, and with it what the bank wanted to have confirmed', async () => {
    const needs = disputed()
    const owing = anEntitlement({ subscriptionId: 'sub_1', isPastDue: true, needsConfirmation: true })
    needs.memory.entitlements.set('usr_jane', owing)
    await follow(needs)
    expect(needs.entitlementOf()).toMatchObject({ status: 'inactive', disputedAt: NOW })
    expect(needs.entitlementOf()?.isPastDue).toBeUndefined()
    expect(needs.entitlementOf()?.needsConfirmation).toBeUndefined()
    expect(needs.mailKinds()).toEqual(['chargeDisputed'])
  })

  test('is followed once, however often its events come', async () => {
    const needs = disputed()
    await follow(needs)
    const { version } = needs.entitlementOf()!
    await follow(needs)
    expect(needs.entitlementOf()!.version).toBe(version)
  })

  test('of an unknown charge, or of a closed account, is nobody of ours', async () => {
    expect(await follow(disputed({ customerId: 'cus_nobody' }))).toBe(false)
    expect(await follow(disputed({ customerId: undefined }))).toBe(false)
    const needs = disputed()
    needs.memory.accounts.get('usr_jane')!.status = 'deleting'
    expect(await follow(needs)).toBe(false)
    expect(await followDispute(needs, { disputeId: 'du_other', now: NOW })).toBe(false)
  })

  test('that is won lifts the mark, also where only its end was heard of', async () => {
    const needs = disputed()
    await follow(needs)
    needs.payments.state.disputes = decided('won')
    await follow(needs)
    expect(needs.entitlementOf()).not.toHaveProperty('disputedAt')

    const late = disputed({ status: 'won' })
    await follow(late)
    expect(late.entitlementOf()).toMatchObject({ status: 'active' })
  })

  test('that is lost holds the account until an operator clears it, once', async () => {
    const needs = disputed()
    await follow(needs)
    needs.payments.state.disputes = decided('lost')
    await follow(needs)
    expect(needs.entitlementOf()).toHaveProperty('disputedAt')

    await clearDispute(needs, clear)
    await expect(clearDispute(needs, clear)).rejects.toMatchObject({ code: 'ACTION_UNAVAILABLE' })
    await follow(needs)
    expect(needs.entitlementOf()).not.toHaveProperty('disputedAt')
  })

  test('of two, one that is won leaves the mark of the other', async () => {
    const needs = disputed()
    needs.payments.state.disputes.push(aDispute({ id: 'du_2' }))
    await follow(needs)
    await followDispute(needs, { disputeId: 'du_2', now: NOW })
    needs.payments.state.disputes = [...decided('won'), aDispute({ id: 'du_2' })]
    await follow(needs)
    expect(needs.entitlementOf()).toHaveProperty('disputedAt')
  })

  test('lets neither a checkout nor an operator begin anything', async () => {
    const needs = disputed()
    needs.memory.checkouts.set('usr_jane', aCheckout({ setupIntentId: 'seti_1' }))
    needs.payments.state.setups.set('seti_1', aSetup())
    await follow(needs)

    const asked = { accountId: 'usr_jane', setupIntentId: 'seti_1', now: NOW }
    await expect(ensureTrial(needs, asked)).rejects.toMatchObject({ code: 'ACCOUNT_DISPUTED' })
    await expect(unlockPremium(needs, { ...clear, months: 12 })).rejects.toMatchObject({ code: 'ACTION_UNAVAILABLE' })
    expect(needs.payments.state.subscriptions).toHaveLength(1)
  })

  test('gives back what a checkout under way has charged after it', async () => {
    const needs = disputed({ createdAt: later(-DAY) })
    needs.payments.state.subscriptions.push(
      aSubscription({ id: 'sub_late', createdAt: NOW, latestInvoiceId: 'in_late' }),
    )
    needs.payments.state.invoices = [anInvoice({ id: 'in_late' })]
    await follow(needs)
    expect(needs.statuses()).toEqual(['canceled', 'canceled'])
    expect(needs.payments.state.refunded).toEqual(['in_late'])
  })

  test('about another thing than our subscription is none of ours', async () => {
    expect(await follow(disputed({ subscriptionId: undefined }))).toBe(false)
    const needs = disputed({ subscriptionId: 'sub_shop' })
    needs.payments.state.subscriptions.push(aSubscription({ id: 'sub_shop', attempt: undefined }))
    expect(await follow(needs)).toBe(false)
    expect(needs.statuses()).toEqual(['active', 'active'])
  })
})

describe('a bank that only asks', () => {
  test.each([
    'warning_needs_response',
    'warning_under_review',
    'warning_closed',
  ])('(%s) is written down and changes nothing, until it becomes a dispute', async (status) => {
    const needs = disputed({ status })
    await follow(needs)
    expect(needs.statuses()).toEqual(['active'])
    expect(needs.entitlementOf()).toMatchObject({ status: 'active' })
    expect(needs.entitlementOf()).not.toHaveProperty('disputedAt')
    expect(await needs.disputes.list()).toMatchObject([{ status }])

    needs.payments.state.disputes = decided('needs_response')
    await follow(needs)
    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.entitlementOf()).toHaveProperty('disputedAt')
  })
})

describe('the comparison with Stripe', () => {
  test('follows what no event has told of, and says so', async () => {
    const needs = disputed()
    const seen = { now: NOW, dryRun: true }
    const violation = { rule: 'dispute-is-known', customerId: 'cus_jane', accountId: 'usr_jane' }

    expect(await compareDisputes(needs, seen)).toEqual([violation])
    expect(needs.statuses()).toEqual(['active'])
    expect(await compareDisputes(needs, { ...seen, dryRun: false })).toEqual([violation])
    expect(needs.statuses()).toEqual(['canceled'])
    expect(await compareDisputes(needs, seen)).toEqual([])
  })

  test.each([
    ['of nobody', { customerId: undefined }],
    ['of a stranger', { customerId: 'cus_nobody' }],
    ['about another thing', { subscriptionId: undefined }],
  ])('leaves a dispute %s alone', async (_, changes) => {
    expect(await compareDisputes(disputed(changes), { now: NOW, dryRun: false })).toEqual([])
  })

  test('goes on with everybody where Stripe lists none', async () => {
    const needs = disputed()
    const listDisputes = () => Promise.reject(new Error('down'))
    expect(
      await compareDisputes({ ...needs, payments: { ...needs.payments, listDisputes } }, { now: NOW, dryRun: false }),
    ).toEqual([])
    expect(needs.warnings).toEqual([['disputes could not be compared', 'down']])
  })
})
