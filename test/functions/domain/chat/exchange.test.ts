import { expect, test } from 'vitest'
import { exchangeId, exchangeOnWire, nextInstant } from '../../../../functions/domain/chat/exchange.ts'
import { isoInstant } from '../../../../shared/domain/time.ts'
import { anExchange } from '../../../makers/anExchange.ts'
import { later, NOW } from '../../../makers/later.ts'

test('ids sort by time, whatever the length of the second', () => {
  expect(exchangeId(NOW)).toBe(`msg_00${NOW}`)
  expect(exchangeId(later(1)) > exchangeId(NOW)).toBe(true)
})

test('an exchange counts as made after every earlier one', () => {
  expect(nextInstant(NOW, undefined)).toBe(NOW)
  expect(nextInstant(NOW, anExchange({ at: later(-1) }))).toBe(NOW)
  expect(nextInstant(NOW, anExchange({ at: NOW }))).toBe(later(1))
  expect(nextInstant(NOW, anExchange({ at: later(5) }))).toBe(later(6))
})

test('an exchange goes out without the key that its client sent', () => {
  const { at: _, ...words } = anExchange()

  expect(exchangeOnWire(anExchange({ idempotencyKey: 'key' }))).toEqual({
    id: exchangeId(NOW),
    createdAt: isoInstant(NOW),
    ...words,
  })
})
