import { describe, expect, test } from 'vitest'
import { drainEvents } from '../../../../functions/flows/billing/drainEvents.ts'
import { readBilling } from '../../../../functions/flows/billing/readBilling.ts'
import { takeBackFirstCharge } from '../../../../functions/flows/billing/takeBackFirstCharge.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, HOUR, isoInstant, MINUTE } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }
const active = anEntitlement({ subscriptionId: 'sub_1' })
const converted = aSubscription({ trialEndsAt: NOW })
const nothing = anInvoice({ id: 'in_0', amountPaid: 0, createdAt: later(-3 * DAY), paidAt: later(-3 * DAY) })

function charged(known: Parameters<typeof moneyNeeds>[0] = {}) {
  const needs = { ...moneyNeeds({ entitlement: active, subscriptions: [converted], ...known }), ownOrigin: undefined }
  needs.payments.state.invoices = [anInvoice(), nothing]
  return needs
}

const refusing = (needs: ReturnType<typeof charged>, error: Error = new Problem('REFUND_REFUSED')) => ({
  ...needs,
  payments: { ...needs.payments, refundInvoice: () => Promise.reject(error) },
})

const ANSWER = {
  message:
    'Your subscription is cancelled, and $12.99 goes back to your card. It can take your bank up to ten days to show it. Premium has ended.',
  cancellation: { access_ends_at: isoInstant(NOW), has_access: false, charged: null },
}

describe('a first charge that is taken back', () => {
  test('goes back, ends subscription and access, and is told by mail', async () => {
    const needs = charged()

    expect(await takeBackFirstCharge(needs, asked)).toEqual(ANSWER)
    expect(needs.payments.state.refunded).toEqual(['in_1'])
    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.entitlementOf()?.status).toBe('inactive')
    expect([...needs.memory.mails.values()]).toMatchObject([
      { kind: 'refunded', charge: { amount: 1299, currency: 'usd', at: NOW } },
    ])
  })

  test('again, and by two clicks at once, answers the same and is given back and told once', async () => {
    const needs = charged()

    const clicks = await Promise.all([takeBackFirstCharge(needs, asked), takeBackFirstCharge(needs, asked)])
    clicks.push(await takeBackFirstCharge(needs, { ...asked, now: later(MINUTE) }))

    expect(clicks).toEqual([ANSWER, ANSWER, ANSWER])
    expect(new Set(needs.payments.state.refunded)).toEqual(new Set(['in_1']))
    expect(needs.mailKinds()).toEqual(['refunded'])
  })

  test('also after it was cancelled for the end of the month', async () => {
    const entitlement = anEntitlement({
      status: 'cancelled',
      subscriptionId: 'sub_1',
      subscriptionEndsAt: later(30 * DAY),
    })
    const needs = charged({ entitlement, subscriptions: [{ ...converted, renews: false }] })

    expect(await takeBackFirstCharge(needs, asked)).toEqual(ANSWER)
  })

  test.each([
    [48 * HOUR - 1, true],
    [48 * HOUR, false],
  ])('is offered and taken %i seconds after it: %s', async (seconds, isPossible) => {
    const needs = charged()
    const then = { ...asked, now: later(seconds) }
    const { refundable } = await readBilling(needs, then)

    expect(refundable).toEqual(
      isPossible ? { amount: 1299, currency: 'usd', until: isoInstant(later(48 * HOUR)) } : undefined,
    )
    if (isPossible) expect(await takeBackFirstCharge(needs, then)).toMatchObject({ message: ANSWER.message })
    else await expect(takeBackFirstCharge(needs, then)).rejects.toMatchObject({ code: 'REFUND_UNAVAILABLE' })
    expect(needs.payments.state.refunded).toEqual(isPossible ? ['in_1'] : [])
  })
})

describe('nothing is given back', () => {
  const before = anInvoice({ id: 'in_before', paidAt: later(-30 * DAY) })
  test.each([
    ['of a trial', { subscriptions: [aTrial()] }, []],
    ['of a month without a trial', { subscriptions: [aSubscription()] }, []],
    ['of what is past due', { subscriptions: [{ ...converted, status: 'past_due' as const }] }, []],
    ['of a second month', {}, [before]],
  ])('%s', async (_, known, invoices) => {
    const needs = charged(known)
    needs.payments.state.invoices.push(...invoices)

    await expect(takeBackFirstCharge(needs, asked)).rejects.toMatchObject({ code: 'REFUND_UNAVAILABLE' })
    expect((await readBilling(needs, asked)).refundable).toBeUndefined()
    expect(needs.payments.state.refunded).toEqual([])
    expect(needs.entitlementOf()).toEqual(active)
  })

  test('of a charge that an operator has refunded', async () => {
    const needs = charged()
    needs.payments.state.refunded.push('in_1')

    await expect(takeBackFirstCharge(needs, asked)).rejects.toMatchObject({ code: 'REFUND_UNAVAILABLE' })
    expect((await readBilling(needs, asked)).refundable).toBeUndefined()
  })

  test('a second time, to whoever subscribes again', async () => {
    const needs = charged()
    await takeBackFirstCharge(needs, asked)
    needs.payments.state.subscriptions.push({ ...converted, id: 'sub_2', latestInvoiceId: 'in_2' })
    needs.payments.state.invoices.push(anInvoice({ id: 'in_2', subscriptionId: 'sub_2' }))
    needs.memory.entitlements.set('usr_jane', anEntitlement({ subscriptionId: 'sub_2' }))

    await expect(takeBackFirstCharge(needs, asked)).rejects.toMatchObject({ code: 'REFUND_UNAVAILABLE' })
    expect((await readBilling(needs, asked)).refundable).toBeUndefined()
    expect(needs.payments.state.refunded).toEqual(['in_1'])
  })

  test('to whoever has no subscription', async () => {
    await expect(takeBackFirstCharge(moneyNeeds(), asked)).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' })
  })
})

describe('a refund that Stripe refuses', () => {
  test('changes nothing, is said in a sentence, and may be asked for again', async () => {
    const needs = charged()

    await expect(takeBackFirstCharge(refusing(needs), asked)).rejects.toMatchObject({
      code: 'REFUND_REFUSED',
      message: expect.stringContaining('you still have Premium'),
    })
    expect(needs.statuses()).toEqual(['active'])
    expect(needs.entitlementOf()).toEqual(active)
    expect(needs.mailKinds()).toEqual([])
    expect(await takeBackFirstCharge(needs, asked)).toEqual(ANSWER)
  })
})

describe('a refund of which nobody knows whether it happened', () => {
  const down = new Problem('PAYMENTS_DOWN')

  test('is finished by a job', async () => {
    const needs = charged()
    await expect(takeBackFirstCharge(refusing(needs, down), asked)).rejects.toBe(down)

    await drainEvents(needs, { now: later(MINUTE) })

    expect(needs.payments.state.refunded).toEqual(['in_1'])
    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.entitlementOf()?.status).toBe('inactive')
    expect(needs.mailKinds()).toEqual(['refunded'])
  })

  test('leaves everything as it was where the job is refused, and an operator hears of it', async () => {
    const needs = charged()
    await expect(takeBackFirstCharge(refusing(needs, down), asked)).rejects.toBe(down)

    await drainEvents(refusing(needs), { now: later(MINUTE) })

    expect(needs.statuses()).toEqual(['active'])
    expect(needs.entitlementOf()).toEqual(active)
    expect(needs.warnings).toEqual([['Stripe refused to give a charge back', 'in_1']])
    expect((await readBilling(needs, asked)).refundable).toBeDefined()
  })
})
