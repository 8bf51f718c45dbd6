import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Wheel } from '../features/chart/wheel/Wheel.tsx'
import { ignore } from '../lib/ignore.ts'
import { FACES, type Face, type PictureName, pathOfPicture, pictures } from '../lib/pictures.ts'
import type { PictureSources } from './pictureSources.ts'

/** The pictures of the landing page by their paths: the app's own drawings of samples, as files that stand alone. */
export function drawPictures({ chart, theme }: PictureSources): Record<string, string> {
  const drawings: Record<PictureName, ReactElement> = {
    wheel: <Wheel chart={chart} shown={null} onShow={ignore} />,
  }
  const names = Object.keys(drawings) as PictureName[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const svg = standAlone(renderToStaticMarkup(drawings[name]), name)
      return FACES.map((face) => [pathOfPicture(name, face), coloured(svg, coloursOf(theme, face))])
    }),
  )
}

/** Without what is for a page alone, on a ground of its own: in forced colors the page's ground is another. */
function standAlone(svg: string, name: PictureName): string {
  const { width, height } = pictures[name]
  const [, x, y, w, h] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)!
  return svg
    .replace(UNDRAWN, '')
    .replace(
      /^<svg([^>]*)>/,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"$1><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="var(--ground)" stroke="none"/>`,
    )
}

const UNDRAWN = / (?:class|role|tabindex|cursor|aria-[a-z]+|data-[a-z]+)="[^"]*"/g

/** A file knows no variables of a page. */
const coloured = (svg: string, colours: Map<string, string>): string =>
  svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colours.get(name)!)

const coloursOf = (theme: string, face: Face): Map<string, string> =>
  new Map(
    [...theme.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
      name!,
      { light, dark }[face]!,
    ]),
  )
