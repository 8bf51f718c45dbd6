import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AccuracyReport, accuracyReport } from '../../../functions/commands/accuracyReport.ts'
import { withAccuracyTable } from '../../../functions/commands/withAccuracyTable.ts'
import { referenceCharts } from '../domain/chart/referenceCharts.ts'

const page = new URL('../../../web/data/accuracy.json', import.meta.url)
const checkedIn = JSON.parse(readFileSync(page, 'utf8')) as AccuracyReport
const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

test('the report that is checked in is what the engine gives', () => {
  expect(accuracyReport(referenceCharts)).toEqual(checkedIn)
})

test('the README shows the report that is checked in', () => {
  expect(withAccuracyTable(readme, checkedIn)).toBe(readme)
})

test('every error keeps within its limit', () => {
  const limits: Record<string, number> = { Sun: 1, Moon: 1, 'North Node': 0.5, 'True Node': 1 }
  const angles: Record<string, number> = { Ascendant: 2, Midheaven: 1, 'Placidus cusps': 1 }

  expect(Object.keys(checkedIn.reference.errors)).toHaveLength(16)
  for (const [name, [median, p99, max]] of Object.entries(checkedIn.reference.errors)) {
    expect(max, name).toBeLessThanOrEqual(limits[name] ?? angles[name] ?? 2)
    expect([median, p99, max]).toEqual([median, p99, max].toSorted((one, other) => one - other))
  }
  expect(checkedIn.reference.wrongSigns).toBe(0)
})

test('an independent engine agrees within its own exactness', () => {
  expect(checkedIn.second.births).toBe(2000)
  expect(Object.keys(checkedIn.second.errors)).toHaveLength(10)
  for (const [name, [, , max]] of Object.entries(checkedIn.second.errors)) expect(max, name).toBeLessThan(30)
})

test('the report stays small', () => {
  expect(statSync(page).size).toBeLessThan(4096)
})

test('a text without the markers is refused', () => {
  expect(() => withAccuracyTable('# Orrery', checkedIn)).toThrow('<!-- accuracy -->')
})
