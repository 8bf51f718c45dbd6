import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localPricing } from '../../../shared/domain/localPricing.ts'
import { CURRENCIES, currencyOfCountry, FALLBACK_PRICE, formatMoney } from '../../../shared/domain/money.ts'
import { PlanPricing, planPricing } from '../../../shared/domain/planPricing.ts'
import {
  amountOf,
  lookupKey,
  MONTHS_IN,
  PLANS,
  PRICE_KEYS,
  perMonth,
  priceBook,
} from '../../../shared/domain/priceBook.ts'

describe('money', () => {
  test.each([
    [1299, 'USD', '$12.99'],
    [1699, 'SGD', 'S$16.99'],
    [100, 'USD', '$1.00'],
    [5, 'USD', '$0.05'],
    [0, 'SGD', 'S$0.00'],
    [123456, 'USD', '$1234.56'],
  ] as const)('%i minor units of %s read %s', (units, code, words) => {
    expect(formatMoney(units, code)).toBe(words)
  })

  test('money formatting loses no cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(...CURRENCIES), (units, code) => {
        const digits = formatMoney(units, code).replace(/\D/g, '')
        expect(Number(digits)).toBe(units)
      }),
    )
  })
})

describe('the price book', () => {
  test('the price book has the prices of the specification, under the names that Stripe has always had', () => {
    expect(priceBook.weekly).toMatchObject({
      interval: 'month',
      prices: { USD: { amount: 1299, regular: 2999 }, SGD: { amount: 1699, regular: 3899 } },
    })
    expect(FALLBACK_PRICE).toBe(`${formatMoney(amountOf({ plan: 'weekly', currency: 'USD' }), 'USD')}/month`)
    expect(CURRENCIES.map((currency) => lookupKey({ plan: 'weekly', currency }))).toEqual([
      'orrery_premium_monthly_usd',
      'orrery_premium_monthly_sgd',
    ])
  })

  test('a subscription and a price at Stripe are of one plan only', () => {
    expect(new Set(PLANS.map((plan) => priceBook[plan].interval)).size).toBe(PLANS.length)
    expect(new Set(PRICE_KEYS.map(lookupKey)).size).toBe(PRICE_KEYS.length)
  })

  test.each(PRICE_KEYS)('$plan in $currency saves more than its badge says', ({ plan, currency }) => {
    const { savings, originalPrice } = planPricing(plan)
    const { amount, regular } = priceBook[plan].prices[currency]
    expect(savings[currency]).toBe(regular - amount)
    expect(savings[currency] / originalPrice[currency]).toBeGreaterThan(priceBook[plan].percentOff / 100)
  })

  test.each(PLANS)('every view of %s shows the same prices', (plan) => {
    expect(PlanPricing.parse(planPricing(plan))).toEqual(planPricing(plan))
    const { interval } = priceBook[plan]
    for (const currency of CURRENCIES) {
      const amount = amountOf({ plan, currency })
      const monthly = Math.round(amount / MONTHS_IN[interval])
      expect(perMonth(amount, plan)).toBe(monthly)
      expect(planPricing(plan).prices[currency]).toEqual({
        display: formatMoney(amount, currency),
        period: interval,
        monthlyPrice: monthly,
        monthlyEquivalent: monthly,
      })
    }
  })
})

describe('prices in a country', () => {
  test.each([
    ['SG', undefined, 'SGD', 'SG', true, false],
    ['US', undefined, 'USD', 'US', true, false],
    ['DE', undefined, 'USD', 'DE', true, false],
    ['SG', 'USD', 'USD', 'SG', true, true],
    ['US', 'SGD', 'SGD', 'US', true, true],
    [undefined, undefined, 'USD', 'US', false, false],
    [undefined, 'SGD', 'SGD', 'US', false, true],
    ['SG', 'EUR', 'SGD', 'SG', true, false],
    ['SG', 'usd', 'SGD', 'SG', true, false],
    ['sg', undefined, 'USD', 'US', false, false],
    ['<script>', undefined, 'USD', 'US', false, false],
    ['', '', 'USD', 'US', false, false],
  ])('%o with the choice %o are in %s', (country, chosen, code, known, isDetected, hasManualOverride) => {
    const pricing = localPricing({ country, chosen })

    expect(pricing.currency.code).toBe(code)
    expect(pricing).toMatchObject({ country: known, isDetected, hasManualOverride })
    expect(pricing.availableCurrencies.map((each) => each.code)).toEqual(['USD', 'SGD'])
  })

  test('prices are in US dollars everywhere but in Singapore', () => {
    expect(['SG', 'US', 'MY', 'GB'].map(currencyOfCountry)).toEqual(['SGD', 'USD', 'USD', 'USD'])
  })
})
