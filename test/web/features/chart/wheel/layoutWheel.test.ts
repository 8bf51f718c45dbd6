import { expect, test } from 'vitest'
import { layoutWheel } from '../../../../../web/features/chart/wheel/layoutWheel.ts'
import { pointAt } from '../../../../../web/features/chart/wheel/pointAt.ts'
import { aChart, someCharts } from './aChart.ts'

test('the ascendant is at the left, and the descendant across from it', () => {
  const { angles } = layoutWheel(aChart())

  expect(angles.map(({ name }) => name)).toEqual(['AC', 'MC', 'DC', 'IC'])
  expect(pointAt(100, angles[0]!.angle)).toEqual({ x: -100, y: 0 })
  expect(pointAt(100, angles[2]!.angle)).toEqual({ x: 100, y: 0 })
})

test('without a birth time 0° Aries is at the left, and the signs follow downwards', () => {
  const { aries, houses, angles } = layoutWheel(aChart({ timeKnown: false }))

  expect(pointAt(100, aries)).toEqual({ x: -100, y: 0 })
  expect(pointAt(100, aries + 90)).toEqual({ x: 0, y: 100 })
  expect([houses, angles]).toEqual([[], []])
})

test('the signs stand where the ascendant puts them', () => {
  const chart = aChart()

  expect(layoutWheel(chart).aries + chart.ascendant.longitude).toBeCloseTo(
    chart.ascendant.longitude > 180 ? 540 : 180,
    9,
  )
})

test('the bodies follow each other as in the zodiac', () => {
  for (const chart of someCharts(50)) {
    const { bodies } = layoutWheel(chart)
    const longitudes = bodies.map(({ longitude }) => longitude)

    expect(longitudes).toEqual(longitudes.toSorted((one, other) => one - other))
  }
})

test('every aspect joins the true places of its bodies', () => {
  const { bodies, lines } = layoutWheel(aChart())
  const angleOf = (planet: string) => bodies.find((body) => body.planet === planet)?.angle

  expect(lines.length).toBeGreaterThan(5)
  for (const { planet1, planet2, from, to } of lines) expect([from, to]).toEqual([angleOf(planet1), angleOf(planet2)])
})
