import { expect, test } from 'vitest'
import type { NatalChart } from '../../../../../shared/domain/chart.ts'
import { LocalDate } from '../../../../../shared/domain/LocalDate.ts'
import type { DailyReading } from '../../../../../shared/domain/reading.ts'
import { FORMATS, type FormatName } from '../../../../../web/features/chart/share/formats.ts'
import { frameMarks, INNER } from '../../../../../web/features/chart/share/frameMarks.ts'
import { picturesOf, type ShareSubject } from '../../../../../web/features/chart/share/picturesOf.ts'
import type { Measure, Scene, Words } from '../../../../../web/features/chart/share/Scene.ts'
import { bodiesInSigns, placementsOf } from '../../../../../web/features/chart/share/wheelScene.ts'
import { pointAt } from '../../../../../web/features/chart/wheel/pointAt.ts'
import { aReading } from '../../../../makers/aReading.ts'
import { aChart, crowdedCharts, someCharts } from '../wheel/aChart.ts'

const measure: Measure = (text, { size }) => [...text].length * size * 0.5
const formats = Object.keys(FORMATS) as FormatName[]

const aDay = (changes: Parameters<typeof aReading>[0] = {}): DailyReading => ({
  date: LocalDate.parse('2026-11-27'),
  scope: 'personal',
  content: aReading(changes),
})

const ofChart = (chart: NatalChart): ShareSubject => [
  { kind: 'bigThree', signs: chart },
  { kind: 'wheel', chart },
]

const scenesOf = (subject: ShareSubject, owner?: string): Scene[] =>
  picturesOf(subject).flatMap((picture) =>
    formats.map((format) => [
      ...frameMarks(format, { address: 'orrery.example', measure }),
      ...picture.scene({ format, measure, owner }),
    ]),
  )

const wordsIn = (scene: Scene): Words[] => scene.filter((mark): mark is Words => 'text' in mark)
const textOf = (scene: Scene) =>
  wordsIn(scene)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['a short reading', [{ kind: 'reading', reading: aDay() }]],
  ['a long reading', [{ kind: 'reading', reading: aDay({ content: 'One honest sentence is enough. '.repeat(150) }) }]],
  ['a chart', ofChart(aChart())],
  ['a chart without a time', ofChart(aChart({ timeKnown: false }))],
] satisfies [string, ShareSubject][])('of %s every text is inside the border, whoever it is of', (_, subject) => {
  for (const owner of [undefined, 'Ada', 'W'.repeat(50)])
    for (const [index, scene] of scenesOf(subject, owner).entries()) {
      const { width, height } = FORMATS[formats[index % 2]!]
      for (const { text, x, y, size, face, align } of wordsIn(scene)) {
        const wide = measure(text, { size, face })
        const left = align === 'center' ? x - wide / 2 : align === 'right' ? x - wide : x
        expect(left, text).toBeGreaterThanOrEqual(INNER)
        expect(left + wide, text).toBeLessThanOrEqual(width - INNER)
        expect(y - size, text).toBeGreaterThanOrEqual(INNER)
        expect(y, text).toBeLessThanOrEqual(height - INNER)
      }
    }
})

test('a reading is whole in every format, with the product and its address, and says for whom only when it is told', () => {
  const reading = aDay({ content: 'The Moon is in Leo today.\n\nIt leaves on Sunday.' })

  for (const scene of scenesOf([{ kind: 'reading', reading }])) {
    for (const part of ['A table with friends', 'The Moon is in Leo today. It leaves on Sunday.', 'Ring one friend'])
      expect(textOf(scene)).toContain(part)
    expect(textOf(scene)).toContain('Orrery')
    expect(textOf(scene)).toContain('orrery.example')
    expect(textOf(scene)).not.toContain('Ada')
  }
  for (const scene of scenesOf([{ kind: 'reading', reading }], 'Ada')) expect(textOf(scene)).toContain('Ada’s guidance')
})

test('the sky of a reading is drawn the same for every chart', () => {
  const sky = {
    lead: { mover: 'Sun' as const },
    label: '',
    next: [],
    bodies: [{ planet: 'Sun' as const, longitude: 245 }],
  }
  const around = (ascendant: number) =>
    scenesOf([
      {
        kind: 'reading',
        reading: aDay({ sky: { ...sky, natal: [{ point: 'Ascendant', longitude: ascendant }] } }),
      },
    ])

  expect(around(10)).toEqual(around(200))
})

test('the pictures of a chart are the same for every minute and degree of the same signs', () => {
  const chart = aChart()
  const { planetaryPositions, ascendant, midheaven, houses } = chart
  const inMiddle = (longitude: number) => Math.floor(longitude / 30) * 30 + 15
  const moved: NatalChart = {
    ...chart,
    planetaryPositions: planetaryPositions.map((body) => ({
      ...body,
      longitude: inMiddle(body.longitude),
      degree: 15,
      minute: 0,
      retrograde: !body.retrograde,
    })),
    ascendant: { ...ascendant, longitude: ascendant.longitude + 3 },
    midheaven: { ...midheaven, longitude: midheaven.longitude + 3 },
    houses: houses.toReversed(),
    aspects: [],
    cuspSign: 'Taurus',
    origin: { ...chart.origin, date: LocalDate.parse('1999-01-01'), time: '00:01' },
  }

  expect(scenesOf(ofChart(moved))).toEqual(scenesOf(ofChart(chart)))
  for (const scene of scenesOf(ofChart(chart))) expect(textOf(scene)).not.toMatch(/\d|London|°|′|House|Ascendant/)
})

test('what cannot be known without a birth time is not in a picture', () => {
  const chart: NatalChart = { ...aChart({ timeKnown: false }), moonSign: 'Aries', moonSignOther: 'Taurus' }
  const [bigThree, wheel] = picturesOf(ofChart({ ...chart, risingSign: null }))

  expect(bigThree!.words(undefined)).toBe('My Sun and Moon.\nSun: Gemini.\nMoon: Aries or Taurus.')
  expect(wheel!.words(undefined)).not.toContain('Moon in')
  expect(wheel!.note).toContain('The Moon changed signs that day')
})

test('the alternative text says all that is on the picture', () => {
  for (const subject of [...ofChart(aChart()), { kind: 'reading', reading: aDay() } as const]) {
    const [picture] = picturesOf([subject])
    const said = picture!.words('Ada')
    for (const format of formats)
      for (const { text } of wordsIn(picture!.scene({ format, measure, owner: 'Ada' })))
        for (const word of text.split(/[ ·]+/)) expect(said).toContain(word)
  }
})

test('on the wheel no glyph is on another, however full a sign is, and each is in its sign', () => {
  for (const chart of [...someCharts(20), ...crowdedCharts(20)]) {
    const bodies = bodiesInSigns(placementsOf(chart))
    const spots = bodies.map(({ angle, distance, size }) => ({ ...pointAt(1000 * distance, angle), size: 1000 * size }))
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size * 0.8)
    for (const { planet, angle } of bodies) {
      const sign = placementsOf(chart).find((each) => each.planet === planet)!.sign
      expect(Math.floor((angle - 180) / 30), planet).toBe(SIGN_ORDER.indexOf(sign))
    }
  }
})

const SIGN_ORDER = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ')
