import { expect, test } from 'vitest'
import { listLunationsBetween } from '../../../../../functions/domain/sky/calendar/listLunationsBetween.ts'
import { instantOf } from '../../chart/referenceCharts.ts'

const found = listLunationsBetween({ from: instantOf('2026-01-01T00:00:00Z'), to: instantOf('2028-01-01T00:00:00Z') })
const date = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)

test('the eclipses of 2026 and 2027 are those of the canon, by their sign', () => {
  const eclipses = found.filter(({ eclipse }) => eclipse)

  expect(eclipses.map(({ at, sign, eclipse }) => [date(at), sign, eclipse])).toEqual([
    ['2026-02-17', 'Aquarius', 'solar'],
    ['2026-03-03', 'Virgo', 'lunar'],
    ['2026-08-12', 'Leo', 'solar'],
    ['2026-08-28', 'Pisces', 'lunar'],
    ['2027-02-06', 'Aquarius', 'solar'],
    ['2027-02-20', 'Virgo', 'faint'],
    ['2027-07-18', 'Capricorn', 'faint'],
    ['2027-08-02', 'Leo', 'solar'],
    ['2027-08-17', 'Aquarius', 'faint'],
  ])
})

test('the four phases follow each other, a week apart', () => {
  const phases = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter']

  for (const [index, { phase, at }] of found.slice(1).entries()) {
    const before = found[index]!
    expect(phases.indexOf(phase)).toBe((phases.indexOf(before.phase) + 1) % 4)
    expect((at - before.at) / 86_400).toBeGreaterThan(6)
    expect((at - before.at) / 86_400).toBeLessThan(9)
  }
})
