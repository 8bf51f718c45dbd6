import { describe, expect, test } from 'vitest'
import { confirmCardUpdate, startCardUpdate } from '../../../../functions/flows/billing/updateCard.ts'
import { aSetup } from '../../../fakes/fakePayments.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', setupIntentId: 'seti_1', now: NOW }

function needsWith(setup = aSetup({ attempt: 'card_1' }), subscriptions = [aSubscription()]) {
  const needs = moneyNeeds({ entitlement: anEntitlement({ subscriptionId: 'sub_1' }), subscriptions })
  needs.payments.state.setups.set('seti_1', setup)
  return needs
}

describe('a new card', () => {
  test('is set up for the customer who pays, under an id of its own', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription()] })

    const [first, second] = [await startCardUpdate(needs, 'usr_jane'), await startCardUpdate(needs, 'usr_jane')]

    expect(first).toEqual({ clientSecret: 'seti_1_secret', setupIntentId: 'seti_1', currency: 'USD' })
    expect(second.setupIntentId).toBe('seti_2')
    expect(needs.payments.state.setups.get('seti_1')).toMatchObject({
      customerId: 'cus_jane',
      attempt: expect.stringMatching(/^card_/),
    })
  })

  test('is asked for in the currency that is paid in', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription({ currency: 'sgd' })] })

    expect(await startCardUpdate(needs, 'usr_jane')).toMatchObject({ currency: 'SGD' })
  })

  test('becomes the one that pays', async () => {
    const needs = needsWith()

    expect(await confirmCardUpdate(needs, asked)).toEqual({ isPaid: true, clientSecret: null })
    expect(needs.payments.state.cards).toEqual([{ id: 'sub_1', paymentMethodId: 'pm_1' }])
  })

  test('writes down what else Stripe says by then', async () => {
    const needs = needsWith(undefined, [aSubscription({ renews: false })])

    await confirmCardUpdate(needs, asked)

    expect(needs.entitlementOf()?.status).toBe('cancelled')
    expect([...needs.memory.mails.values()]).toMatchObject([{ kind: 'subscriptionCancelled', dueAt: NOW }])
  })

  test('pays what was never paid for the subscription, also what was written off, and nothing else', async () => {
    const needs = needsWith()
    needs.payments.state.invoices = [
      anInvoice({ status: 'void' }),
      anInvoice({ id: 'in_2', status: 'open' }),
      anInvoice({ id: 'in_3', status: 'open', customerId: 'cus_john' }),
      anInvoice({ id: 'in_4', status: 'open', subscriptionId: 'sub_0' }),
      anInvoice({ id: 'in_5', status: 'uncollectible' }),
    ]
    const paid: unknown[] = []
    const payInvoice: typeof needs.payments.payInvoice = async (invoice) => {
      paid.push(invoice)
      return { clientSecret: null }
    }

    await confirmCardUpdate({ ...needs, payments: { ...needs.payments, payInvoice } }, asked)

    expect(paid).toEqual([
      { id: 'in_2', paymentMethodId: 'pm_1' },
      { id: 'in_5', paymentMethodId: 'pm_1' },
    ])
  })

  test('that its bank asks about answers the secret of the dialog, and neither charges more nor mails until then', async () => {
    const needs = needsWith(undefined, [
      aSubscription({ status: 'past_due', confirmUrl: 'https://invoice.stripe.com/i/1' }),
    ])
    needs.payments.state.invoices = [anInvoice({ status: 'open' }), anInvoice({ id: 'in_2', status: 'open' })]
    const asks: string[] = []
    const payInvoice: typeof needs.payments.payInvoice = async ({ id }) => {
      asks.push(id)
      return { clientSecret: 'pi_1_secret' }
    }

    const confirmed = await confirmCardUpdate({ ...needs, payments: { ...needs.payments, payInvoice } }, asked)

    expect(confirmed).toEqual({ isPaid: false, clientSecret: 'pi_1_secret' })
    expect(asks).toEqual(['in_1'])
    expect(needs.memory.mails.size).toBe(0)
  })

  test('that did not pay what is past due says so', async () => {
    const owing = aSubscription({ status: 'past_due' })
    const needs = needsWith(undefined, [owing])

    expect(await confirmCardUpdate(needs, asked)).toEqual({ isPaid: false, clientSecret: null })
    expect(needs.entitlementOf()?.isPastDue).toBe(true)
  })

  test.each([
    ['of another customer', aSetup({ customerId: 'cus_john' })],
    ['that was cancelled', aSetup({ status: 'canceled' })],
  ])('%s is refused', async (_, setup) => {
    const needs = needsWith(setup)

    await expect(confirmCardUpdate(needs, asked)).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })
    expect(needs.payments.state.cards).toEqual([])
  })

  test('that Stripe does not know is refused', async () => {
    const needs = needsWith()

    await expect(confirmCardUpdate(needs, { ...asked, setupIntentId: 'seti_9' })).rejects.toMatchObject({
      code: 'INVALID_CHECKOUT',
    })
  })

  test.each([
    aSetup({ status: 'waiting' }),
    aSetup({ paymentMethodId: undefined }),
  ])('that is still being checked waits: $status, $paymentMethodId', async (setup) => {
    await expect(confirmCardUpdate(needsWith(setup), asked)).rejects.toMatchObject({ code: 'PAYMENT_METHOD_PENDING' })
  })
})

describe('whoever pays for nothing', () => {
  test.each([
    ['with no subscription', []],
    ['with one that is over', [aSubscription({ status: 'canceled', createdAt: later(-9) })]],
  ])('%s has no card to replace', async (_, subscriptions) => {
    const needs = needsWith(undefined, subscriptions)

    await expect(startCardUpdate(needs, 'usr_jane')).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' })
    await expect(confirmCardUpdate(needs, asked)).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' })
  })

  test('and is no customer has no card to replace', async () => {
    const needs = needsWith()
    needs.memory.customers.clear()

    await expect(startCardUpdate(needs, 'usr_jane')).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' })
  })
})
