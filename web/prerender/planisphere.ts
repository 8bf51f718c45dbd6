import { RADIAN } from '../../shared/domain/angles.ts'
import { SIGNS } from '../../shared/domain/zodiac.ts'
import { glyphPaths } from '../features/chart/glyphs/glyphPaths.ts'
import { ECLIPTIC, OBLIQUITY, onEcliptic, project, RIM, RIM_DECLINATION, radiusOf } from '../lib/drawing/projection.ts'
import type { Figure, Star } from './skyCatalogue.ts'
import { SEEN_ABOVE, SEEN_BESIDE, starNames } from './starNames.ts'

/** The width of the zodiac band. */
const BAND = 40

/**
 * The northern sky in the projection of an astrolabe: stereographic, with the pole in the centre and the Tropic of
 * Capricorn at the rim, as seen from below. Its colours are CSS custom properties of the page that embeds it.
 */
export const planisphere = (stars: Star[], figures: Figure[]): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-560 -560 1120 1120">',
    '<!-- Stars: HYG Database 4.1, CC BY-SA 4.0. Constellation figures: d3-celestial, BSD-3-Clause. -->',
    '<g id="sky" fill="none" stroke="var(--line-strong)" stroke-linecap="round" stroke-linejoin="round">',
    ...grid(),
    ...rim(),
    `<path stroke="var(--line-strong)" d="${figures.map(line).join('')}"/>`,
    ...zodiac(),
    ...dots(stars),
    '</g>',
    ...starNames('names-above', stars, SEEN_ABOVE),
    ...starNames('names-beside', stars, SEEN_BESIDE),
    '</svg>',
    '',
  ].join('\n')

const at = (ra: number, declination: number): string => {
  const { x, y } = project(ra, declination, RIM)
  return `${round(x)} ${round(y)}`
}
const round = (units: number) => Math.round(units * 10) / 10
const circle = (radius: number, more = '') => `<circle r="${round(radius)}"${more}/>`
const steps = (count: number) => Array.from({ length: count }, (_, step) => (step * 360) / count)

function grid(): string[] {
  const parallels = [60, 30, OBLIQUITY, 0].map((declination) => circle(radiusOf(declination, RIM)))
  const hours = steps(24).map((ra, hour) => `M${at(ra, hour % 6 ? 75 : 90)}L${at(ra, RIM_DECLINATION)}`)
  return ['<g stroke="var(--line)">', ...parallels, `<path d="${hours.join('')}"/>`, '</g>']
}

/** Quarter hours as short ticks, hours as numerals. */
function rim(): string[] {
  const ticks = steps(96).map((ra) => `M${turned(RIM, ra)}L${turned(RIM + 8, ra)}`)
  const numerals = steps(24).map((ra, hour) => {
    const [x, y] = turned(RIM + 27, ra).split(' ')
    return `<text x="${x}" y="${y}" transform="rotate(${ra} ${x} ${y})">${NUMERALS[hour]}</text>`
  })
  return [
    circle(RIM, ' stroke-width="1.5"'),
    circle(RIM + 8),
    circle(RIM + 46),
    circle(RIM + 52),
    `<path d="${ticks.join('')}"/>`,
    `<g fill="var(--muted)" stroke="none" font-size="17" text-anchor="middle" dominant-baseline="central">`,
    ...numerals,
    '</g>',
  ]
}

const turned = (radius: number, degrees: number): string => {
  const angle = degrees / RADIAN
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`
}

const line = (figure: Figure): string =>
  figure.map(({ ra, declination }, vertex) => `${vertex ? 'L' : 'M'}${at(ra, declination)}`).join('')

/** The ecliptic, an exact circle in this projection, with ticks every five degrees and the signs inside it. */
function zodiac(): string[] {
  const inside = (longitude: number, units: number): [x: number, y: number] => {
    const { x, y } = onEcliptic(longitude, -units)
    return [round(x), round(y)]
  }
  const ticks = steps(72).map((longitude, tick) => {
    const [from, to] = [inside(longitude, 0), inside(longitude, tick % 6 ? 7 : BAND)]
    return `M${from.join(' ')}L${to.join(' ')}`
  })
  const glyphs = SIGNS.map((sign, index) => {
    const [x, y] = inside(index * 30 + 15, BAND / 2)
    return `<path transform="translate(${x} ${y})scale(.9)translate(-12-12)" d="${glyphPaths[sign]}"/>`
  })
  return [
    '<g stroke="var(--brass)" stroke-width="1.4">',
    `<circle cx="${round(ECLIPTIC.x)}" r="${round(ECLIPTIC.radius)}"/>`,
    `<circle cx="${round(ECLIPTIC.x)}" r="${round(ECLIPTIC.radius - BAND)}" stroke-width=".7"/>`,
    `<path d="${ticks.join('')}"/>`,
    ...glyphs,
    '</g>',
  ]
}

/** Stars by magnitude. A zero-length line with round caps is the shortest way to write a dot. */
function dots(stars: Star[]): string[] {
  return DOTS.map(({ upTo, width }, index) => {
    const brighter = DOTS[index - 1]?.upTo ?? -2
    const drawn = stars.filter(({ magnitude }) => magnitude > brighter && magnitude <= upTo)
    const points = drawn.map(({ ra, declination }) => `M${at(ra, declination)}h0`)
    return `<path stroke="var(--text)" stroke-width="${width}" d="${points.join('')}"/>`
  })
}

const DOTS = [
  { upTo: 0.6, width: 9 },
  { upTo: 1.6, width: 7 },
  { upTo: 2.6, width: 5.2 },
  { upTo: 3.6, width: 3.6 },
  { upTo: 4.6, width: 2.2 },
]

const NUMERALS = 'XXIV I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII'.split(
  ' ',
)
