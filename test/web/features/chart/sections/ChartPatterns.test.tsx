import { expect, test } from 'vitest'
import type { ChartPattern } from '../../../../../shared/domain/chart.ts'
import { ChartPatterns } from '../../../../../web/features/chart/sections/ChartPatterns.tsx'
import { renderAs } from '../../../renderAs.tsx'

const stellium = (place: NonNullable<ChartPattern['place']>): ChartPattern => ({
  pattern: 'stellium',
  planets: ['Sun', 'Mercury', 'Venus'],
  apex: null,
  place,
})
const read = (...patterns: ChartPattern[]) => renderAs(null, <ChartPatterns patterns={patterns} />)

test('a stellium is told with its sign, its house or both', async () => {
  expect(await read(stellium({ sign: 'Leo', house: null }))).toContain('Sun, Mercury, Venus · in Leo')
  expect(await read(stellium({ sign: null, house: 3 }))).toContain('Sun, Mercury, Venus · in the 3rd house')
  expect(await read(stellium({ sign: 'Leo', house: 3 }))).toContain('Sun, Mercury, Venus · in Leo and the 3rd house')
})

test('a figure of aspects is told with its apex', async () => {
  const square: ChartPattern = { pattern: 't_square', planets: ['Sun', 'Moon', 'Mars'], apex: 'Mars' }

  expect(await read(square)).toContain('Sun, Moon, Mars · apex: Mars')
})

test('a chart without any says so', async () => {
  expect(await read()).toContain('no sign or house has three planets in it')
})
