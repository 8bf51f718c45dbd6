import { expect, test } from 'vitest'
import { plainArea } from '../../../../../functions/domain/places/gazetteer/plainArea.ts'

test.each([
  ['free state of bavaria', 'bavaria'],
  ['islamic republic of iran', 'iran'],
  ['federal democratic republic of the nepal', 'nepal'],
  ['provincia di roma', 'roma'],
  ['orange county', 'orange'],
  ['moscow oblast', 'moscow'],
  ['mexico city', 'mexico'],
  ['province of cork county', 'cork'],
  ['republic', 'republic'],
  ['bavaria', 'bavaria'],
  ['united kingdom of narnia', 'narnia'],
])('%s is %s without the words for what it is', (folded, plain) => {
  expect(plainArea(folded)).toBe(plain)
})
