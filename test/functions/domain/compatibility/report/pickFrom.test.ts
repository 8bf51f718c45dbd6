import { expect, test } from 'vitest'
import { pickFrom } from '../../../../../functions/domain/compatibility/report/pickFrom.ts'

const variants = ['one', 'two', 'three', 'four'] as const
const seeds = Array.from({ length: 1000 }, (_, n) => `seed ${n}`)

test('the same seed and slot pick the same wording', () => {
  expect(seeds.map((seed) => pickFrom(variants, seed, 'slot'))).toEqual(
    seeds.map((seed) => pickFrom(variants, seed, 'slot')),
  )
  expect(pickFrom(variants, 'a seed', 'slot')).toBe('three')
})

test('each wording is picked about as often as the others', () => {
  const picked = Map.groupBy(seeds, (seed) => pickFrom(variants, seed, 'slot'))

  for (const variant of variants) expect(Math.abs(picked.get(variant)!.length - 250)).toBeLessThan(60)
})

test('two slots of one seed are picked independently', () => {
  const same = seeds.filter((seed) => pickFrom(variants, seed, 'one') === pickFrom(variants, seed, 'other'))

  expect(Math.abs(same.length - 250)).toBeLessThan(60)
})
