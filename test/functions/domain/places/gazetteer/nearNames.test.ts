import { expect, test } from 'vitest'
import { backwards, nearNames } from '../../../../../functions/domain/places/gazetteer/nearNames.ts'
import { aNameIndex } from '../../../../makers/aNameIndex.ts'
import { aSlipIndex } from '../../../../makers/aSlipIndex.ts'

const NAMES = ['london', 'londonderry', 'berlin', 'rome', 'münchen', 'saint louis', 'new york city']

function near(text: string, { names = NAMES, likely = [] as string[], left = 1000 } = {}): string[] {
  const sorted = names.toSorted()
  const ends = sorted.map((name, index) => ({ end: backwards(name), index }))
  const byEnd = new Uint32Array(ends.sort((a, b) => (a.end < b.end ? -1 : 1)).map(({ index }) => index))
  return nearNames({ names: aNameIndex(names, {}, { left }), byEnd, slips: aSlipIndex(sorted, likely) }, text)
}

test.each([
  ['a missing letter', 'londn', 'london'],
  ['an extra letter', 'londoon', 'london'],
  ['a wrong letter', 'lomdon', 'london'],
  ['a wrong first letter', 'nondon', 'london'],
  ['a missing first letter', 'ondon', 'london'],
  ['an extra last letter', 'berlinn', 'berlin'],
  ['two letters swapped', 'lodnon', 'london'],
  ['the first two swapped', 'olndon', 'london'],
  ['a missing gap', 'saintlouis', 'saint louis'],
  ['a slip in half a name', 'new yrok', 'new york'],
  ['a slip beside an accent', 'müncen', 'münchen'],
])('%s is forgiven', (_name, typed, meant) => {
  expect(near(typed)).toContain(meant)
})

test('two slips are not forgiven, nor one in a short name', () => {
  expect(near('ldnon')).toEqual([])
  expect(near('rona')).toEqual([])
})

test('a name of forty letters is looked for, a longer one is not', () => {
  expect(near('a'.repeat(40), { names: ['a'.repeat(39)] })).toContain('a'.repeat(39))
  expect(near('a'.repeat(41), { names: ['a'.repeat(40)] })).toEqual([])
})

test('the text itself is no slip of its own', () => {
  expect(near('london')).not.toContain('london')
})

test('a slip at the beginning is seen in whole names, and in half a name while reads last', () => {
  const crowd = Array.from({ length: 2000 }, (_, index) => `x${'abcdefghij'[index % 10]}${index}`)

  expect(near('condonderry', { names: [...NAMES, ...crowd] })).toContain('londonderry')
  expect(near('condond', { names: [...NAMES, ...crowd] })).toContain('londond')
  expect(near('condond', { names: [...NAMES, ...crowd], left: 390 })).toEqual([])
})

test('a likely name comes first, and where little may be read it comes alone', () => {
  const names = [...NAMES, 'lomton']

  expect(near('lomdon', { names, likely: ['london'] })).toEqual(['london', 'lomton'])
  expect(near('lomdon', { names, likely: ['london'], left: 360 })).toEqual(['london'])
})

test('what is found must still be looked up', () => {
  expect(near('lodnon', { left: 349 })).toEqual([])
})
