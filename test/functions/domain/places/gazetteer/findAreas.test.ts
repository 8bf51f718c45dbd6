import { beforeEach, expect, test } from 'vitest'
import { dataFile } from '../../../../../functions/domain/dataFile.ts'
import { findAreas, findAreasStarting, isWithin } from '../../../../../functions/domain/places/gazetteer/findAreas.ts'
import { openGazetteer } from '../../../../../functions/domain/places/gazetteer/openGazetteer.ts'
import { MOST_READS } from '../../../../../functions/domain/places/gazetteer/reads.ts'

const gazetteer = openGazetteer(dataFile('generated/gazetteer.bin'))
beforeEach(() => {
  gazetteer.reads.left = MOST_READS
})

const codesOf = (name: string) => findAreas(gazetteer, name).map(({ code }) => code)

test('a name may mean several areas, and each has its index in the list of areas', () => {
  expect(codesOf('georgia')).toEqual(expect.arrayContaining(['GE', 'US.GA']))
  expect(new Set(findAreas(gazetteer, 'georgia').map(({ index }) => index)).size).toBe(codesOf('georgia').length)
})

test('an area is found by its name without the words for what it is, where the whole name is unknown', () => {
  expect(codesOf('free state of bavaria')).toEqual(codesOf('bavaria'))
  expect(codesOf('bavaria').length).toBeGreaterThan(0)
  expect(codesOf('nowhere at all')).toEqual([])
})

test('an area by exactly this name comes before those whose names only start so', () => {
  const [first, ...others] = findAreasStarting(gazetteer, 'niger')

  expect(first!.code).toBe('NE')
  expect(others.map(({ code }) => code)).toContain('NG')
})

test('a place lies within its own area and those around it, and in none whose code only begins alike', () => {
  expect(isWithin('US.GA', 'US.GA')).toBe(true)
  expect(isWithin('US.GA', 'US')).toBe(true)
  expect(isWithin('US', 'US.GA')).toBe(false)
  expect(isWithin('US.GAX', 'US.GA')).toBe(false)
})
