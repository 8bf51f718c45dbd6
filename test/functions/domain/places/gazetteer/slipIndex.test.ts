import { expect, test } from 'vitest'
import { bucketOf, findSlips, remaindersOf } from '../../../../../functions/domain/places/gazetteer/slipIndex.ts'
import { aNameIndex } from '../../../../makers/aNameIndex.ts'
import { aSlipIndex } from '../../../../makers/aSlipIndex.ts'

const NAMES = ['berlin', 'london', 'londonderry', 'merlin', 'new york', 'pori', 'rome']

function find(text: string, { likely = NAMES, left = 1000 } = {}): string[] {
  const names = aNameIndex(NAMES, {}, { left })
  return Array.from(findSlips({ names, slips: aSlipIndex(NAMES, likely) }, text))
}

test.each([
  ['a missing letter', 'londn', ['london']],
  ['a missing first letter', 'ondon', ['london']],
  ['an extra letter', 'londoon', ['london']],
  ['an extra last letter', 'berlinn', ['berlin']],
  ['a wrong letter', 'lomdon', ['london']],
  ['a wrong first letter', 'zerlin', ['berlin', 'merlin']],
  ['two letters swapped', 'lodnon', ['london']],
  ['a missing gap', 'newyork', ['new york']],
])('%s is found', (_name, typed, meant) => {
  expect(find(typed).sort()).toEqual(meant)
})

test.each([
  ['the name itself', 'london'],
  ['two slips, though the rest is the same', 'onldon'],
  ['a missing letter and an extra first one', 'xlndon'],
  ['a missing first letter and an extra one', 'oxndon'],
  ['half a name', 'londonde'],
  ['a name under five letters', 'porri'],
])('%s is not found', (_name, typed) => {
  expect(find(typed)).toEqual([])
})

test('a name that is not likely is not found', () => {
  expect(find('zerlin', { likely: ['merlin'] })).toEqual(['merlin'])
})

test('a search ends where nothing may be read any more', () => {
  expect(find('londn', { left: 0 })).toEqual([])
})

test('a text and the name that it was meant for share what is left of them', () => {
  expect(Array.from(remaindersOf('abb'))).toEqual(['abb', 'bb', 'ab'])
})

test('texts are spread evenly over the buckets', () => {
  const loads = new Map<number, number>()
  for (let each = 0; each < 4096; each++) {
    const bucket = bucketOf(`town ${each}`, 4096)
    loads.set(bucket, (loads.get(bucket) ?? 0) + 1)
  }

  expect(Math.max(...loads.keys())).toBeLessThan(4096)
  expect(loads.size).toBeGreaterThan(2300)
  expect(Math.max(...loads.values())).toBeLessThan(12)
})
