import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localPricing } from '../../../shared/domain/localPricing.ts'
import { CURRENCIES, currencyOfCountry, FALLBACK_PRICE, formatMoney } from '../../../shared/domain/money.ts'
import { PlanPricing, planPricing, priceBook } from '../../../shared/domain/priceBook.ts'

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
  test('the price book has the prices of the specification', () => {
    expect(priceBook).toEqual({
      USD: { monthly: 1299, regular: 2999 },
      SGD: { monthly: 1699, regular: 3899 },
    })
    expect(FALLBACK_PRICE).toBe(`${formatMoney(priceBook.USD.monthly, 'USD')}/month`)
  })

  test.each(CURRENCIES)('the price book saves more than 35% in %s, as the badge says', (code) => {
    expect(planPricing.savings[code] / planPricing.originalPrice[code]).toBeGreaterThan(0.35)
    expect(planPricing.savings[code]).toBe(priceBook[code].regular - priceBook[code].monthly)
  })

  test('every view of the price book shows the same prices', () => {
    expect(PlanPricing.parse(planPricing)).toEqual(planPricing)
    for (const code of CURRENCIES) {
      expect(planPricing.prices[code]).toEqual({
        display: formatMoney(priceBook[code].monthly, code),
        period: 'month',
        monthlyPrice: priceBook[code].monthly,
        monthlyEquivalent: priceBook[code].monthly,
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
