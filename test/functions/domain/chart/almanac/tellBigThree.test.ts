import { expect, test } from 'vitest'
import { tellBigThree } from '../../../../../functions/domain/chart/almanac/tellBigThree.ts'
import type { BigThree } from '../../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../../shared/domain/zodiac.ts'

const of = (sign: BigThree['sunSign'], changes: Partial<BigThree> = {}): BigThree => ({
  sunSign: sign,
  moonSign: sign,
  risingSign: sign,
  birthTimeKnown: true,
  moonSignOther: null,
  cuspSign: null,
  ...changes,
})
const sentences = (text: string) => text.split(/(?<=[.!?]) /).length

test.each(SIGNS)('two sentences are said of the Sun, the Moon and the rising sign in %s, each its own', (sign) => {
  const { sun, moon, rising } = tellBigThree(of(sign)).told

  expect([sun, moon!, rising!].map(sentences)).toEqual([2, 2, 2])
  expect(new Set([sun, moon, rising]).size).toBe(3)
})

test('nothing is said of a Moon between two signs, or of a rising sign without a birth time', () => {
  const { told } = tellBigThree(of('Leo', { moonSignOther: 'Virgo', risingSign: null }))

  expect(told).toMatchObject({ moon: null, rising: null })
})
