import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listSynastry } from '../../../../../functions/domain/compatibility/synastry.ts'
import { wrapDegrees } from '../../../../../shared/domain/angles.ts'
import type { NatalChart } from '../../../../../shared/domain/chart.ts'
import { BiWheel } from '../../../../../web/features/chart/pair/BiWheel.tsx'
import { DIVIDER, layoutPair, type PairLayout } from '../../../../../web/features/chart/pair/layoutPair.ts'
import type { Pair } from '../../../../../web/features/chart/pair/Pair.ts'
import { pointAt } from '../../../../../web/features/chart/wheel/pointAt.ts'
import { radii } from '../../../../../web/features/chart/wheel/radii.ts'
import { aChart, crowdedCharts, someCharts } from '../wheel/aChart.ts'
import { bodiesIn, marksIn, overlapsAmong } from '../wheel/drawnMarks.tsx'

const placedOf = ({ planetaryPositions }: NatalChart) => planetaryPositions.map((body) => ({ ...body, speed: 0 }))

const pairOf = (reader: NatalChart, person: NatalChart): Pair => ({
  reader,
  person,
  aspects: listSynastry(placedOf(reader), placedOf(person)),
})

/** Each chart beside the next one. */
const pairsOf = (charts: NatalChart[]): Pair[] =>
  charts.map((chart, index) => pairOf(chart, charts[(index + 1) % charts.length]!))

function layoutOf(pair: Pair): PairLayout {
  const steps = layoutPair(pair)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

const nothing = { reader() {}, person() {} }
const drawn = (pair: Pair) =>
  renderToStaticMarkup(<BiWheel pair={pair} layout={layoutOf(pair)} name="Anna" shown={null} onShow={nothing} />)

const awayFrom = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y)

test('every body has its tick at its exact degree, the reader’s between the rings and the other’s on the limb', () => {
  const pair = pairOf(aChart(), aChart({ date: '1992-11-13', time: '22:40' }))
  const { reader, person } = layoutOf(pair)
  const angleOf = (longitude: number) => wrapDegrees(180 + longitude - pair.reader.ascendant.longitude)

  expect([reader.bodies.length, person.bodies.length]).toEqual([12, 12])
  for (const { longitude, place } of reader.bodies) expect(place.exact).toEqual(pointAt(DIVIDER, angleOf(longitude)))
  for (const { longitude, place } of person.bodies)
    expect(place.exact).toEqual(pointAt(radii.degrees, angleOf(longitude)))
})

test('every aspect joins the true place of a body of one with that of a body of the other', () => {
  const { reader, person, lines } = layoutOf(pairOf(aChart(), aChart({ date: '1992-11-13' })))
  const angleIn = ({ bodies }: PairLayout['reader'], planet: string) =>
    bodies.find((body) => body.planet === planet)?.angle

  expect(lines.length).toBeGreaterThan(10)
  for (const { planet1, planet2, from, to } of lines)
    expect([from, to]).toEqual([angleIn(reader, planet1), angleIn(person, planet2)])
})

test('without the reader’s birth time there are no houses, and 0° Aries is at the left', () => {
  const { aries, houses, angles } = layoutOf(pairOf(aChart({ timeKnown: false }), aChart()))

  expect([houses, angles, pointAt(100, aries)]).toEqual([[], [], { x: -100, y: 0 }])
})

test('each glyph stays in the ring of its chart', () => {
  for (const pair of pairsOf([...someCharts(12), ...crowdedCharts(3)])) {
    const { reader, person } = layoutOf(pair)

    for (const { place } of reader.bodies) expect(awayFrom(place.glyph)).toBeLessThan(DIVIDER)
    for (const { place } of person.bodies) expect(awayFrom(place.glyph)).toBeGreaterThan(DIVIDER)
  }
})

test('no glyph or degree of a body lies on another one, in either ring', () => {
  const found = pairsOf(someCharts(30)).flatMap((pair) =>
    overlapsAmong(
      bodiesIn(drawn(pair)).flatMap(({ parts }) => parts.slice(0, 3).filter(({ what }) => what !== 'sign')),
    ),
  )

  expect(found).toEqual([])
})

test('a screen reader hears each body with its owner, its place and its aspects to the other chart', () => {
  const markup = drawn(pairOf(aChart(), aChart({ date: '1992-11-13' })))

  expect(markup).toContain('aria-label="Your planets"')
  expect(markup).toMatch(/aria-label="Your Sun, \d+°\d\d′ \w+\. /)
  expect(markup).toMatch(/aria-label="Anna&#x27;s Sun, \d+°\d\d′ \w+\. Aspects: \w+ your \w+/)
  expect(marksIn(markup).length).toBeGreaterThan(60)
})
