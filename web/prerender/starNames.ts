import { ECLIPTIC, project, RIM } from '../lib/drawing/projection.ts'
import type { Star } from './skyCatalogue.ts'

/** The names of the brightest stars, with a halo that breaks the lines below, as an engraver would. */
export function starNames(id: string, stars: Star[], frame: Box): string[] {
  const labels: Label[] = []
  const named = stars.filter(({ name, magnitude }) => name && magnitude <= FAINTEST_NAMED)
  for (const star of named.toSorted((one, other) => one.magnitude - other.magnitude)) {
    const [best] = placesOf(star)
      .filter(({ box }) => isWithin(frame, box) && isClearOfPlanets(box) && !labels.some(touches(box)))
      .toSorted((one, other) => dotsIn(one.box, stars) - dotsIn(other.box, stars))
    if (best) labels.push(best)
  }
  return [
    `<g id="${id}" fill="var(--muted)" stroke="var(--ground)" stroke-width="4" stroke-linejoin="round" paint-order="stroke" font-size="${FONT_SIZE}" letter-spacing=".4">`,
    ...labels.map(({ text }) => text),
    '</g>',
  ]
}

/** A part of the drawing, in its units. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** What `Sky` shows at every width of the window, from 320 px on: a name that is not whole in there is left out. */
export const SEEN_ABOVE: Box = { left: -230, right: 230, top: -490, bottom: -65 }
/** The same beside a text, from 900 px on. */
export const SEEN_BESIDE: Box = { left: -560, right: -120, top: -490, bottom: 175 }

const FONT_SIZE = 15
/** No letter is wider on average, in the serif or in what stands in for it. */
const LETTER_WIDTH = 9
const FAINTEST_NAMED = 2.2

interface Label {
  text: string
  box: Box
}

/** Above or below its star, to the right or to the left of it. */
function placesOf(star: Star): Label[] {
  const { x, y } = project(star.ra, star.declination, RIM)
  const name = star.name!
  const width = name.length * LETTER_WIDTH
  return [-7, 17].flatMap((below) => {
    const base = Math.round((y + below) * 10) / 10
    const rows = { top: base - FONT_SIZE, bottom: base + FONT_SIZE / 3 }
    const [right, left] = [x + 9, x - 9].map((edge) => Math.round(edge * 10) / 10) as [number, number]
    return [
      { text: `<text x="${right}" y="${base}">${name}</text>`, box: { ...rows, left: right, right: right + width } },
      {
        text: `<text x="${left}" y="${base}" text-anchor="end">${name}</text>`,
        box: { ...rows, left: left - width, right: left },
      },
    ]
  })
}

const isWithin = (frame: Box, { left, right, top, bottom }: Box) =>
  left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom

const touches =
  (box: Box) =>
  ({ box: { left, right, top, bottom } }: Label): boolean =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top

/** How far the glyphs of planets and signs reach from the ecliptic, inward and outward. */
const GLYPHS = { inside: 104, outside: 38 }

const isClearOfPlanets = ({ left, right, top, bottom }: Box): boolean => {
  const distances = [left, (left + right) / 2, right].flatMap((x) =>
    [top, bottom].map((y) => Math.hypot(x - ECLIPTIC.x, y) - ECLIPTIC.radius),
  )
  return distances.every((distance) => distance < -GLYPHS.inside) || distances.every((each) => each > GLYPHS.outside)
}

const dotsIn = ({ left, right, top, bottom }: Box, stars: Star[]): number =>
  stars.filter((star) => {
    const { x, y } = project(star.ra, star.declination, RIM)
    return x > left && x < right && y > top && y < bottom
  }).length
