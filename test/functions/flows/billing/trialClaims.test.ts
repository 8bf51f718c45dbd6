import { expect, test } from 'vitest'
import { addressClaim, cardClaim } from '../../../../functions/flows/billing/trialClaims.ts'
import { NOW } from '../../../makers/later.ts'

const needs = (key = 'key') => ({ identityKey: async () => key })
const ofAddress = (email: string, key?: string) => addressClaim(needs(key), { email, now: NOW })
const ofCard = (card: string, key?: string) => cardClaim(needs(key), { card, now: NOW })

test('an address has one fingerprint, however its mailbox is written', async () => {
  expect(await ofAddress('Jane+again@Example.com')).toBe(await ofAddress('jane@example.com'))
  expect(await ofAddress('john@example.com')).not.toBe(await ofAddress('jane@example.com'))
})

test('a card has one fingerprint, and never that of an address', async () => {
  expect(await ofCard('card_1')).toBe(await ofCard('card_1'))
  expect(await ofCard('card_2')).not.toBe(await ofCard('card_1'))
  expect(await ofCard('jane@example.com')).not.toBe(await ofAddress('jane@example.com'))
})

test('a fingerprint says nothing without the key of the stack', async () => {
  expect(await ofCard('card_1', 'another')).not.toBe(await ofCard('card_1'))
  expect(await ofAddress('jane@example.com', 'another')).not.toBe(await ofAddress('jane@example.com'))
  expect(await ofCard('card_1')).toMatch(/^[0-9a-f]{64}$/)
})

test('the texts under the fingerprints stay as they are, since old trials are remembered by them', async () => {
  expect([await ofAddress('jane@example.com'), await ofCard('card_1')]).toMatchInlineSnapshot(`
    [
      "dad03916e16d5fa342fa718eeaa17ddffd8aa7cbf23f8ea4089d87f2090759c1",
      "d75d5b6db7bfbe99e55f57cc1429a91a701eb77ce4be8c05ad5bbb0cdf35d690",
    ]
  `)
})
