import { expect, test } from 'vitest'
import { compatibility } from '../../../shared/contract/compatibility.ts'
import { CompatibilityReport } from '../../../shared/domain/compatibility.ts'
import { aReport } from '../../makers/aReport.ts'

const { createReport, nameReport } = compatibility
const partnerBirthDate = '1992-11-13'

test('a date alone makes a report, as it always did', () => {
  expect(createReport.body.parse({ partnerBirthDate })).toEqual({ partnerBirthDate })
})

test.each([
  ['Anna', 'Anna'],
  ['  Anna  ', 'Anna'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['<b>Anna</b> & "Ben"', '<b>Anna</b> & "Ben"'],
  ['🌙'.repeat(50), '🌙'.repeat(50)],
])('the name %j is kept as %j', (partnerName, kept) => {
  expect(createReport.body.parse({ partnerBirthDate, partnerName })).toEqual({ partnerBirthDate, partnerName: kept })
  expect(nameReport.body.parse({ partnerName })).toEqual({ partnerName: kept })
})

test.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  [7, 'Enter a name.'],
  ['a'.repeat(51), 'Name must be at most 50 characters'],
  ['🌙'.repeat(200), 'Name must be at most 50 characters'],
  ['An\u0000na', "Name contains characters that can't be used"],
  ['An\nna', "Name contains characters that can't be used"],
  ['\u202eannA', "Name contains characters that can't be used"],
  ['\ud800', "Name contains characters that can't be used"],
])('the name %j is refused with words', (partnerName, message) => {
  for (const { error } of [
    createReport.body.safeParse({ partnerBirthDate, partnerName }),
    nameReport.body.safeParse({ partnerName }),
  ])
    expect(error?.issues).toMatchObject([{ path: ['partnerName'], message }])
})

test('a name is taken away with null, and must be said either way', () => {
  expect(nameReport.body.parse({ partnerName: null })).toEqual({ partnerName: null })
  expect(nameReport.body.safeParse({}).success).toBe(false)
})

test('a report that was kept before names were is still one, and one with a name leaves with it', () => {
  const [old, named] = [aReport(), aReport({ partnerName: 'Anna' })]

  expect(CompatibilityReport.parse(old)).toEqual(old)
  expect(CompatibilityReport.parse(named)).toEqual(named)
})
