import { NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine'
import { expect, test } from 'vitest'
import { listMoonQuarters, nextMoonQuarter } from '../../../../functions/domain/sky/moonQuarters.ts'
import { instantOf } from '../chart/referenceCharts.ts'

const PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter']

test.each([
  ['2022-11-08T00:00:00Z', 'full_moon', '2022-11-08T11:02', 'Taurus'],
  ['2024-04-08T00:00:00Z', 'new_moon', '2024-04-08T18:20', 'Aries'],
])('from %s the next quarter is the %s of an eclipse, %s in %s', (from, phase, minute, sign) => {
  const quarter = nextMoonQuarter(instantOf(from))

  expect(quarter).toMatchObject({ phase, sign })
  expect(quarter.at.slice(0, 16)).toBe(minute)
})

test('an independent engine finds the same quarters through ten years, within a minute', () => {
  const quarters = listMoonQuarters({ from: instantOf('2020-01-01T00:00:00Z'), to: instantOf('2030-01-01T00:00:00Z') })

  let second = SearchMoonQuarter(new Date('2020-01-01T00:00:00Z'))
  expect(quarters).toHaveLength(495)
  for (const { phase, at } of quarters) {
    expect(phase).toBe(PHASES[second.quarter])
    expect(Math.abs(Date.parse(at) - second.time.date.getTime())).toBeLessThan(60_000)
    second = NextMoonQuarter(second)
  }
})

test('a span that begins at a quarter holds it, and one that ends there does not', () => {
  const from = instantOf('2024-01-01T00:00:00Z')
  const first = instantOf(nextMoonQuarter(from).at)

  expect(listMoonQuarters({ from, to: first })).toEqual([])
  expect(listMoonQuarters({ from, to: instantOf('2024-01-05T00:00:00Z') })).toHaveLength(1)
})
