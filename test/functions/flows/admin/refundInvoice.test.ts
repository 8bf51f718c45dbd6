import { expect, test } from 'vitest'
import { refundInvoice } from '../../../../functions/flows/admin/refundInvoice.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', invoiceId: 'in_1', now: NOW }

function aPayer() {
  const needs = moneyNeeds({ entitlement: anEntitlement() })
  needs.payments.state.invoices = [anInvoice()]
  return needs
}

test('an invoice is given back once, the person is told once, and access stays', async () => {
  const needs = aPayer()

  const first = await refundInvoice(needs, asked)
  const second = await refundInvoice(needs, asked)

  const refund = { amount: 1299, currency: 'usd', status: 'succeeded' }
  expect(first).toMatchObject({ refund, user: { subscriptionStatus: 'active' } })
  expect(second).toEqual(first)
  expect(needs.payments.state.refunded).toEqual(['in_1'])
  expect([...needs.memory.mails.values()]).toMatchObject([
    { id: 'usr_jane/refunded-in_1', charge: { amount: 1299, currency: 'usd', at: NOW } },
  ])
})

test('of an invoice that was given back in part the rest is given back', async () => {
  const needs = aPayer()
  const isDone = () => needs.payments.state.refunded.length > 0
  const listChargedInvoices = async () => [
    { ...anInvoice(), amountRefunded: isDone() ? 1299 : 300, refundedAt: later(-DAY), refundStatus: 'succeeded' },
  ]

  await refundInvoice({ ...needs, payments: { ...needs.payments, listChargedInvoices } }, asked)

  expect([...needs.memory.mails.values()]).toMatchObject([{ charge: { amount: 999 } }])
})

test('an invoice that was paid without a card is refused, and nobody is told of a refund', async () => {
  const needs = aPayer()
  const refund = async () => undefined

  const refunding = refundInvoice({ ...needs, payments: { ...needs.payments, refundInvoice: refund } }, asked)

  await expect(refunding).rejects.toMatchObject({ code: 'ACTION_UNAVAILABLE' })
  expect(needs.mailKinds()).toEqual([])
})

test.each([
  [7 * DAY - 1, ['refunded']],
  [7 * DAY, []],
])('a refund that is %i seconds old is mailed as %j where the outbox knows of none', async (seconds, kinds) => {
  const needs = aPayer()
  needs.payments.state.refunded = ['in_1']

  const { refund } = await refundInvoice(needs, { ...asked, now: later(seconds) })

  expect(refund.amount).toBe(1299)
  expect(needs.mailKinds()).toEqual(kinds)
})

test('the person is told of a refund whose call has died before it could say so', async () => {
  const needs = aPayer()
  needs.payments.state.refunded = ['in_1']

  await refundInvoice(needs, asked)

  expect(needs.payments.state.refunded).toEqual(['in_1'])
  expect([...needs.memory.mails.values()]).toMatchObject([{ kind: 'refunded', charge: { amount: 1299 } }])
})

test('a part is given back once by operators who saw the same, and another part afterwards', async () => {
  const needs = aPayer()
  const part = { ...asked, amount: 300, amountRefunded: 0 }

  const first = await refundInvoice(needs, part)
  const again = await refundInvoice(needs, part)
  const more = await refundInvoice(needs, { ...asked, amount: 200, amountRefunded: 300 })

  expect([first, again, more].map(({ refund }) => refund.amount)).toEqual([300, 300, 500])
  expect([...needs.memory.mails.values()]).toMatchObject([
    { id: 'usr_jane/refunded-in_1-0', charge: { amount: 300 } },
    { id: 'usr_jane/refunded-in_1-300', charge: { amount: 200 } },
  ])
})

test('a part above what is left is refused by name, and one that another operator has overtaken is a conflict', async () => {
  const needs = aPayer()
  await refundInvoice(needs, { ...asked, amount: 300 })

  const above = refundInvoice(needs, { ...asked, amount: 1000 })
  const late = refundInvoice(needs, { ...asked, amount: 500, amountRefunded: 0 })

  await expect(above).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    details: { fields: { amount: expect.stringMatching(/at most 999/) } },
  })
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(needs.payments.state.refundedParts.get('in_1')).toBe(300)
})

test('access ends with a refund that says so, after it, and again is the same', async () => {
  const entitlement = anEntitlement({ subscriptionId: 'sub_1' })
  const needs = moneyNeeds({ entitlement, subscriptions: [aSubscription()] })
  needs.payments.state.invoices = [anInvoice()]

  const { user } = await refundInvoice(needs, { ...asked, cancel: true })
  await refundInvoice(needs, { ...asked, cancel: true })

  expect(user.subscriptionStatus).toBe('free')
  expect(needs.statuses()).toEqual(['canceled'])
  expect(needs.mailKinds()).toEqual(['refunded', 'accessEnded'])
})
