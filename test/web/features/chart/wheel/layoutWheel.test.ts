import { expect, test } from 'vitest'
import type { BareChart } from '../../../../../shared/domain/chart.ts'
import {
  hasLayout,
  layoutInSteps,
  layoutWheel,
  type WheelLayout,
} from '../../../../../web/features/chart/wheel/layoutWheel.ts'
import { pointAt } from '../../../../../web/features/chart/wheel/pointAt.ts'
import { aPlace } from '../../../../makers/aBirth.ts'
import { aChart, crowdedCharts, someCharts } from './aChart.ts'

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

const inSteps = (chart: BareChart) => {
  const steps = layoutInSteps(structuredClone(chart))
  let pauses = 0
  for (let step = steps.next(); ; pauses++, step = steps.next()) if (step.done) return { layout: step.value, pauses }
}

test('a wheel is arranged in steps as it is in one go, with a pause for each body at least', () => {
  const crowded = aChart({ date: '1990-02-28', time: '07:15', place: aPlace({ lat: 38.7, lon: -9.1 }) })
  for (const chart of [crowded, ...someCharts(10), ...crowdedCharts(10)]) {
    const { layout, pauses } = inSteps(chart)

    expect(layout).toEqual(layoutWheel(chart))
    expect(pauses).toBeGreaterThanOrEqual(2 * chart.planetaryPositions.length)
  }
})

test('two wheels can be arranged by turns', () => {
  const charts = [...someCharts(1), ...crowdedCharts(1)]
  const runs = charts.map((chart) => layoutInSteps(structuredClone(chart)))

  const layouts: WheelLayout[] = []
  while (layouts.length < runs.length)
    for (const [index, run] of runs.entries()) {
      const step = run.next()
      if (step.done && step.value) layouts[index] = step.value
    }

  expect(layouts).toEqual(charts.map(layoutWheel))
})

test('a wheel is arranged once, and not before its last step', () => {
  const chart = aChart()
  const steps = layoutInSteps(chart)

  steps.next()
  const early = hasLayout(chart)
  const layout = layoutWheel(chart)

  expect([early, hasLayout(chart)]).toEqual([false, true])
  expect(layoutWheel(chart)).toBe(layout)
})
