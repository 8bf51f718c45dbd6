import { expect, test } from 'vitest'
import { subscriberOf, unsubscribeToken } from '../../../../functions/domain/letter/unsubscribeToken.ts'

const token = unsubscribeToken('key', 'usr_jane')

test('a token names its subscriber, who cannot be exchanged for another', () => {
  expect(subscriberOf('key', token)).toBe('usr_jane')
  expect(subscriberOf('key', token.replace('jane', 'john'))).toBeUndefined()
})

test('without the key nobody makes one', () => {
  expect(subscriberOf('another key', token)).toBeUndefined()
  for (const nonsense of ['', '.', 'usr_jane', 'usr_jane.', `${token}.`, `x${token}`])
    expect(subscriberOf('key', nonsense)).toBeUndefined()
})

test('a token fits into an address as it is', () => {
  expect(encodeURIComponent(token)).toBe(token)
})
