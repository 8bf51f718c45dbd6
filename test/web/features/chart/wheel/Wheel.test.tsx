import { describe, expect, test } from 'vitest'
import { wrapDegrees } from '../../../../../shared/domain/angles.ts'
import { type NatalChart, PLANETS } from '../../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../../shared/domain/zodiac.ts'
import { isCut } from '../../../../../web/features/chart/wheel/Box.ts'
import { pointAt } from '../../../../../web/features/chart/wheel/pointAt.ts'
import { discs, radii } from '../../../../../web/features/chart/wheel/radii.ts'
import { sectorOf } from '../../../../../web/features/chart/wheel/sectorOf.ts'
import { aChart, crowdedCharts, someCharts } from './aChart.ts'
import { bodiesIn, drawn, type Mark, marksIn, overlapsAmong } from './drawnMarks.tsx'

const away = (one: number, other: number) => Math.abs(wrapDegrees(one - other + 180) - 180)
const angleOf = ({ x, y }: Mark) => wrapDegrees((Math.atan2(-y, x) * 180) / Math.PI)

/** A chart's drawing, and where the wheel's lines and bodies truly are, reckoned from the chart alone. */
function drawOne(chart: NatalChart) {
  const markup = drawn(chart)
  const { timeKnown } = chart.origin
  const placeOf = ({ longitude }: { longitude: number }) =>
    wrapDegrees(180 + longitude - (timeKnown ? chart.ascendant.longitude : 0))
  const exact = new Map<string, number>(chart.planetaryPositions.map((body) => [body.planet, placeOf(body)]))
  return {
    markup,
    shown: bodiesIn(markup).map((body) => ({ ...body, exact: exact.get(body.planet)!, shown: angleOf(body.glyph) })),
    signs: SIGNS.map((_, index) => placeOf({ longitude: index * 30 })),
    cusps: chart.houses.map(placeOf),
    axes: timeKnown ? [chart.ascendant, chart.midheaven].map(placeOf).flatMap((axis) => [axis, axis + 180]) : [],
  }
}

describe.each([
  ['three hundred births', someCharts(300), 0.98],
  ['a hundred births with a crowd', crowdedCharts(100), 0.93],
])('of %s', (_, charts, share) => {
  const drawings = charts.map(drawOne)

  test('no glyph or label lies on another', () => {
    expect(drawings.flatMap(({ markup }) => overlapsAmong(marksIn(markup)))).toEqual([])
  })

  test('no part of a body lies on an axis', () => {
    for (const { shown, axes } of drawings)
      for (const axis of axes)
        for (const part of shown.flatMap(({ parts }) => parts))
          expect(isCut(part, [pointAt(discs.at(-1)!.aspects, axis), pointAt(radii.frame, axis)], 0)).toBe(false)
  })

  test('each glyph is within 6 degrees of its place, or 10 where seven stand within 20', () => {
    for (const { shown } of drawings)
      for (const body of shown) {
        const crowds = shown.filter(({ exact: start }) => {
          const within = shown.filter(({ exact }) => wrapDegrees(exact - start) <= 20)
          return within.includes(body) && within.length >= 7
        })
        expect(away(body.shown, body.exact)).toBeLessThanOrEqual(crowds.length > 0 ? 10 : 6)
      }
  })

  test.each([
    'signs',
    'cusps',
  ] as const)('glyphs stand between the %s that they belong to, unless these leave no room', (borders) => {
    const bodies = drawings.flatMap((drawing) => drawing.shown.map((body) => ({ ...body, borders: drawing[borders] })))
    const own = bodies.filter((body) => sectorOf(body.shown, body.borders) === sectorOf(body.exact, body.borders))

    expect(own.length / bodies.length).toBeGreaterThan(share)
  })

  test('each shows twelve signs, twelve bodies with their degrees, and of known times twelve houses and four angles with their degrees', () => {
    for (const [index, { planetaryPositions, origin }] of charts.entries()) {
      const backwards = planetaryPositions.filter(({ retrograde }) => retrograde).length
      expect(marksIn(drawings[index]!.markup)).toHaveLength(12 + 24 + backwards + (origin.timeKnown ? 12 + 8 : 0))
    }
  })

  test('everything stays inside the frame', () => {
    for (const { x, y, halfWidth, halfHeight } of drawings.flatMap(({ markup }) => marksIn(markup))) {
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

test('a body that has room stands at its exact place', () => {
  const { shown } = drawOne(aChart({ timeKnown: false }))
  const alone = shown.filter(({ exact }) =>
    shown.every((other) => other.exact === exact || away(other.exact, exact) > 15),
  )

  expect(alone.length).toBeGreaterThan(1)
  for (const body of alone) expect(away(body.shown, body.exact)).toBeLessThan(0.1)
})

test('easy and hard aspects differ in colour and in dash', () => {
  const lines = [...drawn(aChart()).matchAll(/stroke="var\(--(easy|hard)\)"(?: stroke-dasharray="([^"]+)")?/g)]
  const [easy, hard] = ['easy', 'hard'].map((tone) => lines.filter((line) => line[1] === tone).map((line) => line[2]))

  expect(easy!.length * hard!.length).toBeGreaterThan(0)
  for (const dash of hard!) expect(easy).not.toContain(dash)
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

test('the name of a wheel has both signs of a Moon that changed signs on the day of birth', () => {
  const chart = aChart()

  expect(drawn({ ...chart, moonSign: 'Leo', moonSignOther: 'Virgo' })).toContain('Moon in Leo or Virgo')
  expect(drawn({ ...chart, moonSign: 'Leo', moonSignOther: null })).not.toContain('Leo or')
})
