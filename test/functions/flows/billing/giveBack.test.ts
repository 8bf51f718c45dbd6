import { expect, test } from 'vitest'
import { giveBack } from '../../../../functions/flows/billing/giveBack.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'

const refusing = (error: Error) => {
  const needs = moneyNeeds()
  return { ...needs, payments: { ...needs.payments, refundInvoice: () => Promise.reject(error) } }
}

test('a charge that is given back is no news', async () => {
  const needs = moneyNeeds()

  expect(await giveBack(needs, 'in_1')).toBe(true)
  expect(needs.warnings).toEqual([])
})

test('what Stripe refuses is told to an operator', async () => {
  const needs = refusing(new Problem('REFUND_REFUSED'))

  expect(await giveBack(needs, 'in_1')).toBe(false)
  expect(needs.warnings).toEqual([['Stripe refused to give a charge back', 'in_1']])
})

test.each([new Problem('PAYMENTS_DOWN'), new Error('a bug')])('%s is for the caller', async (error) => {
  await expect(giveBack(refusing(error), 'in_1')).rejects.toBe(error)
})
