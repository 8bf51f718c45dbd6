import { expect, test } from 'vitest'
import { csvOf } from '../../../../web/features/admin/csvOf.ts'
import { PeriodFigures } from '../../../../web/features/admin/PeriodFigures.tsx'
import { renderAs } from '../../renderAs.tsx'

const weeks = [
  { week: '2026-11-09', trials: 12, converted: 3, lost: 6 },
  { week: '2026-11-16', trials: 2, converted: 0, lost: 0 },
]
const months = [
  { month: '2026-10', atStart: 0, gained: 40, lost: 0 },
  { month: '2026-11', atStart: 40, gained: 3, lost: 5 },
]

test('conversion counts the trials whose end is known, churn those whom a month began with, newest first', async () => {
  const text = await renderAs(
    null,
    <PeriodFigures days={[]} weeks={weeks} months={months} revenue={[]} cohorts={[]} modelMonths={[]} />,
  )

  expect(text).toContain('2026-11-16 2 0 0 2 n/a 2026-11-09 12 3 6 3 33.3%')
  expect(text).toContain('2026-11 40 3 5 12.5% 2026-10 0 40 0 n/a')
  expect(text.match(/Download CSV/g)).toHaveLength(3)
})

test('a cell of a file is quoted where it would be taken for several', () => {
  expect(csvOf([['a', 'b, c'], ['say "d"']])).toBe('a,"b, c"\r\n"say ""d"""\r\n')
})

test.each([
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '-12.50x',
])('a cell such as %s is no formula in a file', (cell) => {
  expect(csvOf([[cell]])).toBe(`'${cell}\r\n`)
})

test('a number below zero stays a number in a file', () => {
  expect(csvOf([['-12.50', '-3']])).toBe('-12.50,-3\r\n')
})
