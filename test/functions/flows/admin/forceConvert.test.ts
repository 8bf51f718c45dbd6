import { describe, expect, test } from 'vitest'
import { forceConvert } from '../../../../functions/flows/admin/forceConvert.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, MINUTE } from '../../../../shared/domain/time.ts'
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
    expect([...needs.payments.state.trialEnds.keys()]).toEqual([`fc:sub_1:${later(3 * DAY)}`])
    expect([...needs.memory.mails.keys()]).toEqual(['usr_jane/receipt-in_now_1'])
  })

  test('is past due where the card fails, and the operator reads why', async () => {
    const needs = onTrial()
    needs.payments.state.isDeclined = true

    await expect(forceConvert(needs, asked)).rejects.toMatchObject({
      code: 'CARD_DECLINED',
      message: expect.stringContaining('the invoice is open'),
    })
    expect(needs.entitlementOf()).toMatchObject({ status: 'active', isPastDue: true })
    expect(needs.mailKinds()).toEqual(['paymentFailed'])
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

  test('whose invoice is not to be found leaves open what happened', async () => {
    const needs = onTrial()
    const findInvoice = async () => undefined

    const asking = forceConvert({ ...needs, payments: { ...needs.payments, findInvoice } }, asked)

    await expect(asking).rejects.toMatchObject({ code: 'PAYMENTS_DOWN' })
  })
})
