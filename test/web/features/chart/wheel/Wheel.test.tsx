import { describe, expect, test } from 'vitest'
import { PLANETS } from '../../../../../shared/domain/chart.ts'
import { radii } from '../../../../../web/features/chart/wheel/radii.ts'
import { aChart, someCharts } from './aChart.ts'
import { drawn, marksIn, overlapsAmong } from './drawnMarks.tsx'

describe('of two hundred charts', () => {
  const charts = someCharts(200)
  const drawings = charts.map(drawn)

  test('no glyph or label lies on another', () => {
    expect(drawings.flatMap((markup) => overlapsAmong(marksIn(markup)))).toEqual([])
  })

  test('each shows twelve signs, twelve bodies with their degrees, twelve houses, four angles and who is retrograde', () => {
    const backwards = charts.map(
      ({ planetaryPositions }) => planetaryPositions.filter((body) => body.retrograde).length,
    )

    expect(drawings.map((markup) => marksIn(markup).length)).toEqual(backwards.map((count) => 12 + 24 + 12 + 4 + count))
  })

  test('everything stays inside the frame', () => {
    for (const { x, y, halfWidth, halfHeight } of drawings.flatMap(marksIn)) {
      expect(Math.abs(x) + halfWidth).toBeLessThanOrEqual(radii.frame)
      expect(Math.abs(y) + halfHeight).toBeLessThanOrEqual(radii.frame)
    }
  })
})

test('the measure of overlaps sees one', () => {
  const mark = { what: 'a', x: 0, y: 0, halfWidth: 5, halfHeight: 5 }

  expect(overlapsAmong([mark, { ...mark, what: 'b', x: 9 }])).toHaveLength(1)
  expect(overlapsAmong([mark, { ...mark, what: 'b', x: 10 }])).toEqual([])
})

test('one chart is one drawing', () => {
  expect(drawn(aChart())).toBe(drawn(aChart()))
})

test('every body is named with its place and its aspects', () => {
  const markup = drawn(aChart())

  for (const planet of PLANETS)
    expect(markup).toMatch(new RegExp(`aria-label="${planet}, \\d+°\\d\\d′ \\w+, \\d+\\w\\w house`))
})

test('without a birth time the wheel shows neither houses nor angles', () => {
  const words = marksIn(drawn(aChart({ timeKnown: false }))).map(({ what }) => what)

  expect(words.filter((word) => /^(\d+|[A-Z]C)$/.test(word))).toEqual([])
})

test('a drawing holds no word of the birth it was cast from', () => {
  const { origin } = aChart()

  for (const word of [origin.date, origin.time, origin.place.name, origin.utc])
    expect(drawn(aChart())).not.toContain(word)
})
