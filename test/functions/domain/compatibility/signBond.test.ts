import { expect, test } from 'vitest'
import { signBond } from '../../../../functions/domain/compatibility/signBond.ts'
import { elementOf, qualityOf, SIGNS } from '../../../../shared/domain/zodiac.ts'

test('Aries gets on with each sign in turn', () => {
  expect(SIGNS.map((sign) => signBond('Aries', sign))).toEqual([
    'same',
    'unlike',
    'friendly',
    'tense',
    'kindred',
    'unlike',
    'opposite',
    'unlike',
    'kindred',
    'tense',
    'friendly',
    'unlike',
  ])
})

test('a bond is the same from either side, and follows element and quality', () => {
  for (const one of SIGNS)
    for (const other of SIGNS) {
      const bond = signBond(one, other)

      expect(signBond(other, one)).toBe(bond)
      expect(bond === 'same' || bond === 'kindred').toBe(elementOf(one) === elementOf(other))
      expect(bond === 'same' || bond === 'tense' || bond === 'opposite').toBe(qualityOf(one) === qualityOf(other))
    }
})
