import { RADIAN } from '../../shared/domain/angles.ts'
import { SIGNS } from '../../shared/domain/zodiac.ts'
import { glyphPaths } from '../features/chart/glyphs/glyphPaths.ts'
import { equatorial, OBLIQUITY, project, RIM, RIM_DECLINATION, radiusOf } from '../lib/projection.ts'
import type { Figure, Star } from './skyCatalogue.ts'

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
    ...names('names-above', stars, SEEN_ABOVE),
    ...names('names-beside', stars, SEEN_BESIDE),
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
  const [near, far] = [radiusOf(OBLIQUITY, RIM), radiusOf(-OBLIQUITY, RIM)]
  const [middle, radius] = [(near - far) / 2, (near + far) / 2]
  const inside = (longitude: number, units: number): [x: number, y: number] => {
    const { ra, declination } = equatorial(longitude, 0)
    const { x, y } = project(ra, declination, RIM)
    const share = 1 - units / radius
    return [round(middle + (x - middle) * share), round(y * share)]
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
    `<circle cx="${round(middle)}" r="${round(radius)}"/>`,
    `<circle cx="${round(middle)}" r="${round(radius - BAND)}" stroke-width=".7"/>`,
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

/** A part of the drawing, in its units. */
interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** What `Sky` shows at every width of the window, from 320 px on: a name that is not whole in there is left out. */
const SEEN_ABOVE: Frame = { left: -230, right: 230, top: -490, bottom: -65 }
/** The same beside a text, from 900 px on. */
const SEEN_BESIDE: Frame = { left: -560, right: -120, top: -490, bottom: 175 }

const FONT_SIZE = 15
/** No letter is wider on average, in the serif or in what stands in for it. */
const LETTER_WIDTH = 9

function names(id: string, stars: Star[], frame: Frame): string[] {
  const labels = stars.flatMap(({ ra, declination, name, magnitude }) => {
    const { x, y } = project(ra, declination, RIM)
    const label = { name, x: round(x + 9), y: round(y - 7) }
    return name && magnitude <= 2.2 && isWhole({ ...label, name }, frame) ? [label] : []
  })
  return [
    `<g id="${id}" fill="var(--muted)" font-size="${FONT_SIZE}" letter-spacing=".4">`,
    ...labels.map(({ name, x, y }) => `<text x="${x}" y="${y}">${name}</text>`),
    '</g>',
  ]
}

const isWhole = ({ name, x, y }: { name: string; x: number; y: number }, { left, right, top, bottom }: Frame) =>
  x > left && x + name.length * LETTER_WIDTH < right && y - FONT_SIZE > top && y + FONT_SIZE / 3 < bottom

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
