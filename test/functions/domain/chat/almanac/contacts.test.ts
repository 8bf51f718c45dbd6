import { expect, test } from 'vitest'
import { brings, meansWell, standsFor } from '../../../../../functions/domain/chat/almanac/contacts.ts'
import { ASPECTS, PLANETS } from '../../../../../shared/domain/chart.ts'

test('every body has words of its own for what it brings and what it stands for, and every aspect for its manner', () => {
  const texts = [brings, standsFor, meansWell].flatMap((table) => Object.values<string>(table))

  expect([brings, standsFor].map((table) => Object.keys(table))).toEqual([[...PLANETS], [...PLANETS]])
  expect(Object.keys(meansWell)).toEqual([...ASPECTS])
  expect(texts.filter((text) => !/^\S.*\w{2}.*\S$/.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})
