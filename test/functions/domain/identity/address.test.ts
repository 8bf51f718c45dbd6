import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, addressNeighbourhood } from '../../../../functions/domain/identity/address.ts'

describe('the key of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007::1', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    [undefined, 'unknown'],
    ['', 'unknown'],
    ['nonsense', 'unknown'],
    ['203.0.113.7, 198.51.100.1', 'unknown'],
    ['203.0.113.256', 'unknown'],
    ['203.0.113.07', 'unknown'],
    ['0x7f.0.0.1', 'unknown'],
  ])('%o is %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test('is the same for every host of a /64', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: 4, maxLength: 4 }), (parts) => {
        const host = parts.map((part) => part.toString(16)).join(':')
        expect(addressKey(`2001:db8:0:7:${host}`)).toBe('2001:db8:0:7::/64')
      }),
    )
  })

  test('never depends on how an address is spelled', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(addressKey(address.toUpperCase())).toBe(addressKey(address))
      }),
    )
  })
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  [undefined, 'unknown'],
])('the neighbourhood of %o is %s', (address, neighbourhood) => {
  expect(addressNeighbourhood(address)).toBe(neighbourhood)
})
