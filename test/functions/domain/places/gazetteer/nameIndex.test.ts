import { expect, test } from 'vitest'
import {
  MOST_OF_START,
  NO_REF,
  refsOf,
  refsStarting,
} from '../../../../../functions/domain/places/gazetteer/nameIndex.ts'
import { aNameIndex } from '../../../../makers/aNameIndex.ts'

const NAMES = ['bath', 'berlin', 'bern', 'bern', 'bernau']

test('a name is found whole, under each of its namesakes, and no further', () => {
  expect(refsOf(aNameIndex(NAMES), 'bern')).toEqual([8, 12])
  expect(refsOf(aNameIndex(NAMES), 'bern', 1)).toEqual([8])
  expect(refsOf(aNameIndex(NAMES), 'ber')).toEqual([])
  expect(refsOf(aNameIndex(NAMES), 'zürich')).toEqual([])
})

test('a start finds every name that begins so', () => {
  expect(refsStarting(aNameIndex(NAMES), 'ber', 9)).toEqual([4, 8, 12, 16])
  expect(refsStarting(aNameIndex(NAMES), 'ber', 2)).toEqual([4, 8])
  expect(refsStarting(aNameIndex(NAMES), 'x', 9)).toEqual([])
})

test('of a common start the likeliest are known beforehand', () => {
  const likeliest = [...[16, 4], ...Array(MOST_OF_START - 2).fill(NO_REF)]
  const index = aNameIndex(NAMES, { a: likeliest.map(() => NO_REF), b: likeliest })

  expect(refsStarting(index, 'b', 9)).toEqual([16, 4])
  expect(refsStarting(index, 'b', 1)).toEqual([16])
  expect(refsStarting(index, 'ba', 9)).toEqual([0])
})

test('what is read is counted, and when nothing is left no name means anything', () => {
  const reads = { left: 20 }
  const index = aNameIndex(NAMES, {}, reads)

  expect(refsOf(index, 'bern')).toHaveLength(2)
  expect(reads.left).toBeLessThan(20 - 2)
  reads.left = 0
  expect(refsOf(index, 'bern')).toEqual([])
  expect(refsStarting(index, 'b', 9)).toEqual([])
})
