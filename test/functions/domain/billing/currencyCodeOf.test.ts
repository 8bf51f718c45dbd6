import { expect, test } from 'vitest'
import { currencyCodeOf } from '../../../../functions/domain/billing/currencyCodeOf.ts'

test('a currency that Stripe spells in lower case is ours in upper case', () => {
  expect(['usd', 'sgd'].map(currencyCodeOf)).toEqual(['USD', 'SGD'])
})

test('one that we do not sell in is taken for dollars', () => {
  expect(currencyCodeOf('eur')).toBe('USD')
})
