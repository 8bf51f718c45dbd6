import { expect, test } from 'vitest'
import {
  asksForAuthentication,
  asksWhenCharged,
  failsWhenCharged,
  newPaymentMethod,
  refusalOf,
} from '../../../../infra/local/stripe/objects/customers.ts'

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', undefined],
  ['4100000000000019', 'card_declined', 'fraudulent'],
  ['4242424242424241', 'incorrect_number', undefined],
] as const)('%s cannot be saved: %s %s', (number, code, reason) => {
  expect(refusalOf(number)).toMatchObject({ code, ...(reason && { decline_code: reason }) })
})

test.each([
  ['4242424242424242', false, false, false],
  ['4000000000000341', false, true, false],
  ['4000002500003155', true, false, false],
  ['4000002760003184', true, false, true],
] as const)('%s can be saved; asks then: %s, fails when charged: %s, asks then: %s', (number, ...plays) => {
  const method = newPaymentMethod(number, 0)

  expect(refusalOf(number)).toBeUndefined()
  expect([
    asksForAuthentication(number),
    failsWhenCharged(method),
    asksWhenCharged(method, { isPresent: false }),
  ]).toEqual(plays)
})
