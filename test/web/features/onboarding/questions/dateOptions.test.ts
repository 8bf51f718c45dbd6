import { expect, test } from 'vitest'
import { days, months, yearsTo } from '../../../../../web/features/onboarding/questions/dateOptions.ts'

const valuesOf = (options: { value: string }[]) => options.map(({ value }) => value)

test('birth years run from the current year back to 1920', () => {
  const years = valuesOf(yearsTo('2026-11-21'))

  expect([years[0], years[1], years.at(-1), years.length]).toEqual(['2026', '2025', '1920', 107])
})

test('days run from 01 to 31, and months have their names', () => {
  expect([days[0]?.label, days.at(-1)?.label, days.length]).toEqual(['01', '31', 31])
  expect(months.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '01 January',
    '02 February',
    '03 March',
    '04 April',
    '05 May',
    '06 June',
    '07 July',
    '08 August',
    '09 September',
    '10 October',
    '11 November',
    '12 December',
  ])
})
