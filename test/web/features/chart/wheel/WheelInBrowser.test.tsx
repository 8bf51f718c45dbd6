import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NatalChart } from '../../../../../shared/domain/chart.ts'
import { glyphInk, type MarkName, markStrokes } from '../../../../../web/features/chart/wheel/glyphInk.ts'
import { launchBrowser } from '../../../../setup/launchBrowser.ts'
import { aChart, crowdedCharts, movedTo, someCharts } from './aChart.ts'
import { bodiesIn, drawn, type Mark, overlapsAmong } from './drawnMarks.tsx'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 428, height: 428 } })
})
afterAll(() => browser.close())

/** Seven bodies within 20 degrees, as in February 1962, and bodies on both sides of each axis. */
const stellium = aChart({ date: '1962-02-04', time: '18:00' })
function onAxes(chart: NatalChart): NatalChart {
  const { ascendant, midheaven } = chart
  const around = [ascendant.longitude, midheaven.longitude].flatMap((axis) => [axis - 0.3, axis + 0.4, axis + 180.2])
  return movedTo(
    chart,
    new Map(chart.planetaryPositions.map(({ planet }, index) => [planet, around[index % 6]! % 360])),
  )
}

const charts = [
  aChart(),
  aChart({ timeKnown: false }),
  stellium,
  onAxes(aChart()),
  ...someCharts(4),
  ...crowdedCharts(6),
]

/** Runs in the page: the boxes of the parts of every body, and of the angles' names, in the wheel's units. */
const MEASURE = `[...document.querySelectorAll('[data-part], [data-axis] text')].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect()
  const what = (part.closest('[data-body]')?.dataset.body ?? '') + ' ' + (part.dataset.part ?? part.textContent)
  return { what, x: x + width / 2 - 214, y: y + height / 2 - 214, halfWidth: width / 2, halfHeight: height / 2 }
})`

async function measure(markup: string): Promise<Mark[]> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 428px }</style>${markup}`)
  return page.evaluate(MEASURE)
}

test.each(
  charts.map((chart, index) => [index + 1, chart] as const),
)('in a browser no mark of wheel %d lies on another, and none is larger than the wheel reckons', async (_, chart) => {
  const markup = drawn(chart)

  const measured = await measure(markup)

  expect(measured.length).toBeGreaterThanOrEqual(24)
  expect(overlapsAmong(measured)).toEqual([])
  const reckoned = bodiesIn(markup).flatMap(({ parts }) => parts)
  const parts = measured.filter(({ what }) => /glyph|degree|retrograde/.test(what))
  for (const { halfWidth, halfHeight, what, x, y } of parts) {
    const nearest = reckoned.find((mark) => Math.hypot(mark.x - x, mark.y - y) < 1)!
    expect(halfWidth, what).toBeLessThanOrEqual(nearest.halfWidth + 0.2)
    expect(halfHeight, what).toBeLessThanOrEqual(nearest.halfHeight + 0.2)
  }
})

test('the strokes of every mark lie where the wheel reckons them', async () => {
  const names = Object.keys(glyphInk) as MarkName[]
  const paths = names.map((name) => `<path d="${markStrokes[name]}"/>`).join('')
  await page.setContent(`<svg viewBox="0 0 24 24">${paths}</svg>`)

  const boxes: number[][] = await page.evaluate(`[...document.querySelectorAll('path')].map((path) => {
    const { x, y, width, height } = path.getBBox()
    return [x, y, x + width, y + height]
  })`)

  for (const [index, name] of names.entries())
    for (const [edge, at] of glyphInk[name].entries())
      expect(Math.abs(boxes[index]![edge]! - at), name).toBeLessThan(0.15)
})
