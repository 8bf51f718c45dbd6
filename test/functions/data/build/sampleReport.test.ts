import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAMPLE_DATES } from '../../../../functions/data/build/sampleDates.ts'
import { compareBirths } from '../../../../functions/domain/compatibility/compareBirths.ts'

const sample = () => JSON.parse(readFileSync('web/public/sample-report.json', 'utf8'))

test('the committed sample report is the one that the server would write for its two dates', () => {
  expect(sample()).toEqual({
    readerBirthDate: SAMPLE_DATES.reader,
    partnerBirthDate: SAMPLE_DATES.partner,
    ...compareBirths(SAMPLE_DATES),
  })
})

test("the sample shows a whole report, in which the dates leave only the Moon's signs open", () => {
  const { report } = sample()

  for (const list of [report.strengths, report.challenges]) expect(list.length).toBeGreaterThan(1)
  expect(report.score_parts.length).toBe(8)
  expect(JSON.stringify(report)).not.toMatch(/can't say|changed signs/)
})
