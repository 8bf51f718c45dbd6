import { expect, test } from 'vitest'
import { CheckoutAttempt, isOpen } from '../../../../functions/domain/billing/checkoutAttempt.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { aStartedSubscription } from '../../../makers/aStartedSubscription.ts'
import { later } from '../../../makers/later.ts'

test('a checkout is open until its day is over, or it is done', () => {
  expect(isOpen(aCheckout(), later(DAY - 1))).toBe(true)
  expect(isOpen(aCheckout(), later(DAY))).toBe(false)
  expect(isOpen(aCheckout({ done: aStartedSubscription() }), later(0))).toBe(false)
})

test('a checkout is open as long as a month costs what the person was shown', () => {
  expect(isOpen(aCheckout({ amount: 1299 }), later(0))).toBe(true)
  expect(isOpen(aCheckout({ amount: 1199 }), later(0))).toBe(false)
  expect(isOpen(aCheckout({ amount: 1299, currency: 'SGD' }), later(0))).toBe(false)
})

test('a checkout that was stored before there were plans is of the weekly one', () => {
  const { plan: _, ...stored } = aCheckout()

  expect(CheckoutAttempt.parse(stored).plan).toBe('weekly')
})

test('a checkout that was never repeated counts no tries', () => {
  const { tries: _, ...stored } = aCheckout()

  expect(CheckoutAttempt.parse(stored).tries).toBe(0)
})

test('a checkout is read with everything that it has claimed and answered', () => {
  const whole = aCheckout({ claims: ['card'], trialEndsAt: later(DAY), done: aStartedSubscription(), tries: 2 })

  expect(CheckoutAttempt.parse({ ...whole, pk: 'USER#usr_jane' })).toEqual(whole)
})

test.each(['trial', 'paid'] as const)('a checkout that offers "%s" is read from its row as it was written', (offer) => {
  expect(CheckoutAttempt.parse(aCheckout({ offer }))).toEqual(aCheckout({ offer }))
})
