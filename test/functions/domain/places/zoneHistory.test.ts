import { expect, test } from 'vitest'
import { findZoneHistory, TZDATA } from '../../../../functions/domain/places/zoneHistory.ts'

const at = (zone: string, instant: string) => {
  const seconds = Date.parse(instant) / 1000
  return findZoneHistory(zone)!.find(({ start, end }) => start <= seconds && seconds < end)!.offset
}

test('a zone has its clocks of every time, to the second of a change', () => {
  expect(at('Europe/London', '2026-03-29T00:59:59Z')).toBe(0)
  expect(at('Europe/London', '2026-03-29T01:00:00Z')).toBe(3600)
  expect(at('Asia/Singapore', '2000-01-01T00:00:00Z')).toBe(8 * 3600)
  expect(at('Asia/Singapore', '1950-01-01T00:00:00Z')).toBe(7.5 * 3600)
  expect(at('America/New_York', '2100-07-01T00:00:00Z')).toBe(-4 * 3600)
})

test('the spans of a zone follow one another without a gap, from ever to ever', () => {
  const spans = findZoneHistory('America/New_York')!

  expect(spans.length).toBeGreaterThan(200)
  expect(spans[0]!.start).toBe(Number.NEGATIVE_INFINITY)
  expect(spans.at(-1)!.end).toBe(Number.POSITIVE_INFINITY)
  expect(spans.slice(1).map(({ start }) => start)).toEqual(spans.slice(0, -1).map(({ end }) => end))
})

test('a zone keeps its history under a former name, and what is no zone has none', () => {
  expect(findZoneHistory('Asia/Calcutta')).toEqual(findZoneHistory('Asia/Kolkata'))
  expect(findZoneHistory('Mars/Olympus')).toBeUndefined()
})

test('the release of the database is named as the database names its releases', () => {
  expect(TZDATA).toMatch(/^20\d\d[a-z]$/)
})
