import { expect, test } from 'vitest'
import book from './monthlyCost.json' with { type: 'json' }
import { type Amounts, billOf, type Part } from './monthlyCost.ts'

const NOTHING = Object.fromEntries(Object.keys(book.prices).map((part) => [part, 0])) as Amounts

test('a bill is amounts by prices, raised for the region, the dearest part first', () => {
  const [first, second, third] = billOf({ ...NOTHING, mails: 1000, 'table write units': 2_000_000 })

  expect(first).toEqual(['table write units', 2 * 0.78 * book.region.factor])
  expect(second).toEqual(['mails', 0.1 * book.region.factor])
  expect(third![1]).toBe(0)
})

test('every price says where to look it up, and every assumption why it is made', () => {
  for (const part of Object.keys(book.prices) as Part[]) expect(book.prices[part].see).toMatch(/^aws\.amazon\.com\//)
  for (const { reason } of Object.values(book.assumptions)) expect(reason).toMatch(/^\p{Lu}.{20,}\.$/u)
})
