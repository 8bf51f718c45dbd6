import { describe, expect, test } from 'vitest'
import type { Payments } from '../../../../functions/domain/billing/payments.ts'
import { forceConvert } from '../../../../functions/flows/admin/forceConvert.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

function onTrial(trialEndsAt = later(3 * DAY)) {
  const entitlement = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt })
  return moneyNeeds({ entitlement, subscriptions: [aTrial({ trialEndsAt, periodEndsAt: trialEndsAt })] })
}

describe('a trial that an operator ends to charge its first month', () => {
  test('is a subscription afterwards, with a receipt', async () => {
    const needs = onTrial()

    expect(await forceConvert(needs, asked)).toMatchObject({
      before: { subscriptionStatus: 'trial' },
      user: { subscriptionStatus: 'active', trialEndsAt: null },
      payment: { amount: 1299, currency: 'usd', status: 'paid' },
    })
    expect([...needs.payments.state.trialEnds.keys()]).toEqual([`fc:sub_1:${later(3 * DAY)}:${Math.floor(NOW / HOUR)}`])
    expect([...needs.memory.mails.keys()]).toEqual(['usr_jane/receipt-in_now_1'])
  })

  test('is past due where the card fails, and the operator reads why', async () => {
    const needs = onTrial()
    needs.payments.state.isDeclined = true

    await expect(forceConvert(needs, asked)).rejects.toMatchObject({
      code: 'CARD_DECLINED',
      message: expect.stringContaining('the invoice is open'),
    })
    expect(needs.entitlementOf()).toMatchObject({ status: 'inactive', isPastDue: true })
    expect(needs.mailKinds()).toEqual(['firstPaymentFailed'])
  })

  test.each([
    [5 * MINUTE, 'charged'],
    [5 * MINUTE - 1, 'ACTION_UNAVAILABLE'],
  ])('with %i seconds left is %s', async (seconds, outcome) => {
    const asking = forceConvert(onTrial(later(seconds)), asked)

    expect(
      await asking.then(
        () => 'charged',
        ({ code }) => code,
      ),
    ).toBe(outcome)
  })

  test('is looked at again by a job when nobody knows whether Stripe has heard', async () => {
    const needs = onTrial()
    const setTrialEnd = () => Promise.reject(new Problem('PAYMENTS_DOWN'))

    const asking = forceConvert({ ...needs, payments: { ...needs.payments, setTrialEnd } }, asked)

    await expect(asking).rejects.toMatchObject({ code: 'PAYMENTS_DOWN' })
    expect(await needs.events.listDue(NOW)).toEqual([`sync-cus_jane-${NOW}`])
  })

  test('is charged in the next hour where Stripe keeps failing in this one, and by nobody within minutes of it', async () => {
    const needs = onTrial()
    const keys: string[] = []
    const failing = ({ idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      return Promise.reject(new Problem('PAYMENTS_DOWN'))
    }
    const toNextHour = HOUR - (NOW % HOUR)
    const failed = forceConvert(
      { ...needs, payments: { ...needs.payments, setTrialEnd: failing } },
      { ...asked, now: later(toNextHour - 1) },
    )
    await expect(failed).rejects.toMatchObject({ code: 'PAYMENTS_DOWN' })

    const soon = forceConvert(needs, { ...asked, now: later(toNextHour + 1) })
    await expect(soon).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    const converted = await forceConvert(needs, { ...asked, now: later(toNextHour - 1 + 5 * MINUTE) })

    expect(converted.payment).toMatchObject({ status: 'paid' })
    expect(needs.payments.state.trialEnds.has(keys[0]!)).toBe(false)
  })

  test('is converted although its receipt could not be asked for', async () => {
    const needs = onTrial()
    const listInvoices = () => Promise.reject(new Error('no answer'))

    const { payment } = await forceConvert({ ...needs, payments: { ...needs.payments, listInvoices } }, asked)

    expect(payment.status).toBe('paid')
    expect(needs.warnings).toEqual([['a receipt follows with its event', 'usr_jane']])
  })

  test.each([
    { isDeclined: false, refunded: ['in_now_1'], told: 'The charge was given back.' },
    { isDeclined: true, refunded: [], told: 'Nothing was charged.' },
  ])('is over where the person cancels as it ends: $told', async (each) => {
    const needs = onTrial()
    needs.payments.state.isDeclined = each.isDeclined
    const setTrialEnd: Payments['setTrialEnd'] = async (change) => {
      await needs.payments.setRenewal({ id: change.id, renews: false, idempotencyKey: 'by the person' })
      return needs.payments.setTrialEnd(change)
    }

    const asking = forceConvert({ ...needs, payments: { ...needs.payments, setTrialEnd } }, asked)

    await expect(asking).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(each.told) })
    expect(needs.payments.state.refunded).toEqual(each.refunded)
    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.entitlementOf()).toMatchObject({ status: 'inactive' })
    expect(needs.mailKinds().filter((kind) => kind === 'refunded')).toHaveLength(each.refunded.length)
  })

  test('whose invoice is not to be found leaves open what happened', async () => {
    const needs = onTrial()
    const findInvoice = async () => undefined

    const asking = forceConvert({ ...needs, payments: { ...needs.payments, findInvoice } }, asked)

    await expect(asking).rejects.toMatchObject({ code: 'PAYMENTS_DOWN' })
  })
})
