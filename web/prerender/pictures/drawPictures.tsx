import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Lanes } from '../../features/chart/ahead/Lanes.tsx'
import { layoutLanes } from '../../features/chart/ahead/layoutLanes.ts'
import { BiWheel } from '../../features/chart/pair/BiWheel.tsx'
import { layoutPair } from '../../features/chart/pair/layoutPair.ts'
import { FORMATS } from '../../features/chart/share/formats.ts'
import { frameMarks } from '../../features/chart/share/frameMarks.ts'
import { picturesOf } from '../../features/chart/share/picturesOf.ts'
import { Wheel } from '../../features/chart/wheel/Wheel.tsx'
import { FACES, type PictureName, pathOfPicture, pictures } from '../../lib/drawing/pictures.ts'
import { ignore } from '../../lib/state/ignore.ts'
import { coloursOf } from './coloursOf.ts'
import { LetterDrawing } from './LetterDrawing.tsx'
import { MonthDrawing } from './MonthDrawing.tsx'
import type { PictureSources } from './pictureSources.ts'
import { measureWidely, SceneDrawing } from './SceneDrawing.tsx'

/** The pictures of the landing page by their paths: the app's own drawings of samples, as files that stand alone. */
export function drawPictures({ chart, rooms, theme }: PictureSources): Record<string, string> {
  const drawings: Record<PictureName, ReactElement> = {
    wheel: <Wheel chart={chart} shown={null} onShow={ignore} />,
    year: drawYear(rooms.year),
    month: <MonthDrawing month={rooms.month} {...pictures.month} />,
    pair: drawPair({ ...rooms.pair, reader: chart }),
    card: drawCard(chart),
    letter: <LetterDrawing paragraphs={rooms.letter} {...pictures.letter} />,
  }
  const names = Object.keys(drawings) as PictureName[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const svg = standAlone(renderToStaticMarkup(drawings[name]), name)
      return FACES.map((face) => [pathOfPicture(name, face), coloursOf(theme, face)(svg)])
    }),
  )
}

function drawYear({ from, to, events }: PictureSources['rooms']['year']): ReactElement {
  const [{ width }, label] = [pictures.year, 36]
  const lanes = layoutLanes(events, 'body', { from, to, width: width - label })
  return <Lanes {...{ lanes, from, to, width, label }} by="body" now={from} says="" />
}

function drawPair(pair: Parameters<typeof layoutPair>[0]): ReactElement {
  const steps = layoutPair(pair)
  for (let step = steps.next(); ; step = steps.next())
    if (step.done) return <BiWheel pair={pair} layout={step.value} name="" shown={null} onShow={NOTHING} />
}

const NOTHING = { reader: ignore, person: ignore }

function drawCard(chart: PictureSources['chart']): ReactElement {
  const options = { format: 'card', measure: measureWidely, owner: undefined } as const
  const [picture] = picturesOf([{ kind: 'bigThree', signs: chart }])
  const scene = [...frameMarks('card', { address: '', measure: measureWidely }), ...picture!.scene(options)]
  return <SceneDrawing scene={scene} {...FORMATS.card} />
}

/** Without what is for a page alone, on a ground of its own: in forced colors the page's ground is another. */
function standAlone(svg: string, name: PictureName): string {
  const { width, height } = pictures[name]
  const { 1: attributes, 0: start } = /^<svg([^>]*)>/.exec(svg)!
  const { 1: viewBox } = /viewBox="([^"]+)"/.exec(attributes!)!
  const [x, y, ...size] = viewBox!.split(' ')
  const others = attributes!.replace(/ (?:width|height)="[^"]*"/g, '')
  const ground = `<rect x="${x}" y="${y}" width="${size[0]}" height="${size[1]}" fill="var(--ground)" stroke="none"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${others}>${ground}${svg.slice(start.length)}`.replace(
    UNDRAWN,
    '',
  )
}

/** Titles would pop up on hover. */
const UNDRAWN = / (?:class|role|tabindex|cursor|aria-[a-z]+|data-[a-z]+)="[^"]*"|<title>[^<]*<\/title>/g
