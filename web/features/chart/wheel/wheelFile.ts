import { brand } from '../../../../shared/domain/brand.ts'
import { radii } from './radii.ts'

/** The drawing as a file that stands alone: colours as they are worn now, the product's name, and nothing of a birth. */
export function svgOf(wheel: SVGSVGElement): string {
  const copy = wheel.cloneNode(true) as SVGSVGElement
  for (const element of [copy, ...copy.querySelectorAll('*')]) for (const name of UNDRAWN) element.removeAttribute(name)
  copy.setAttribute('width', String(SIZE))
  copy.setAttribute('height', String(SIZE))
  copy.prepend(partOf(`<rect x="${-FRAME}" y="${-FRAME}" width="${2 * FRAME}" height="${2 * FRAME}" ${GROUND}/>`))
  copy.append(partOf(`<text x="${FRAME - 8}" y="${FRAME - 8}" ${NAME}>${brand.name}</text>`))
  const text = new XMLSerializer().serializeToString(copy)
  return text.replaceAll(/var\(--[\w-]+\)/g, colourOf)
}

/** The same as pixels. Fails when the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(SIZE, SIZE)
  // The content security policy allows images from data:, not from blob:.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE, SIZE)
  return new Promise((resolve, fail) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : fail(new Error('The picture came out empty')))),
  )
}

/** Attributes that are for the page alone. */
const UNDRAWN = 'class role tabindex cursor aria-label aria-selected aria-haspopup data-axis data-body data-part'.split(
  ' ',
)
const FRAME = radii.frame
const SIZE = 1712
const GROUND = 'fill="var(--ground)" stroke="none"'
const NAME = 'font-family="Georgia, serif" font-size="14" text-anchor="end" fill="var(--muted)" stroke="none"'

function partOf(markup: string): Element {
  const page = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
    'image/svg+xml',
  )
  return document.importNode(page.documentElement.firstElementChild!, true)
}

/** What a colour of the theme is at this moment; the two faces of a theme are told apart only by the browser. */
function colourOf(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const colour = getComputedStyle(probe).color
  probe.remove()
  return colour
}
