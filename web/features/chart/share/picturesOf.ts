import type { BareChart } from '../../../../shared/domain/chart.ts'
import { bigThreeRows, bigThreeScene, type Signs } from './bigThreeScene.ts'
import type { FormatName } from './formats.ts'
import { eyebrow, readingScene, type SharedReading } from './readingScene.ts'
import type { Measure, Scene } from './Scene.ts'
import { placementsOf, wheelScene } from './wheelScene.ts'

/** What somebody may make a picture of; the first is offered first. */
export type ShareSubject = readonly Shareable[]

type Shareable =
  | { kind: 'reading'; reading: SharedReading }
  | { kind: 'bigThree'; signs: Signs }
  | { kind: 'wheel'; chart: BareChart }

interface SceneOptions {
  format: FormatName
  measure: Measure
  /** Whose it is, if the picture is to say so. */
  owner: string | undefined
}

/** A picture of any format. None has the date, the time or the place of a birth in it. */
export interface Picture {
  kind: Shareable['kind']
  label: string
  /** What is in it, and what is not. */
  note: string
  /** All that it says, for somebody who cannot see it. */
  words: (owner: string | undefined) => string
  scene: (options: SceneOptions) => Scene
}

export const picturesOf = (subject: ShareSubject): Picture[] => subject.map(pictureOf)

function pictureOf(of: Shareable): Picture {
  if (of.kind === 'reading') return pictureOfReading(of.reading)
  return of.kind === 'bigThree' ? pictureOfSigns(of.signs) : pictureOfWheel(of.chart)
}

const pictureOfReading = (reading: SharedReading): Picture => ({
  kind: 'reading',
  label: 'Guidance',
  note: `The picture has the words of this reading, which may mention planets of your chart${reading.content.sky ? ', and the sky of that day' : ''}. Your birth date, time and place are left out.`,
  words: (owner) => {
    const { title, content, advice } = reading.content
    return [`${eyebrow(reading.date, owner)}.`, `${title}.`, ...content.split('\n\n'), advice].join('\n')
  },
  scene: (options) => readingScene(reading, options),
})

const pictureOfSigns = (signs: Signs): Picture => ({
  kind: 'bigThree',
  label: 'Big Three',
  note: 'The picture has your signs. Your birth date, time and place are left out.',
  words: (owner) =>
    [`${titleOf(nameOf(signs), owner)}.`, ...bigThreeRows(signs).map(({ label, text }) => `${label}: ${text}.`)].join(
      '\n',
    ),
  scene: ({ owner, ...options }) => bigThreeScene(signs, { ...options, title: titleOf(nameOf(signs), owner) }),
})

/** Without a birth time there are two of the three. */
const nameOf = ({ risingSign }: Signs): string => (risingSign ? 'Big Three' : 'Sun and Moon')

const pictureOfWheel = (chart: BareChart): Picture => ({
  kind: 'wheel',
  label: 'Wheel',
  note: `The picture has the sign of each planet, without degrees, houses or angles. Someone with an almanac could still work out your birth date to within a few days.${chart.moonSignOther ? ' The Moon changed signs that day, so it is left out.' : ''}`,
  words: (owner) =>
    [`${titleOf('Chart', owner)}.`, ...placementsOf(chart).map(({ planet, sign }) => `${planet} in ${sign}.`)].join(
      '\n',
    ),
  scene: ({ owner, ...options }) => wheelScene(chart, { ...options, title: titleOf('Chart', owner) }),
})

const titleOf = (what: string, owner: string | undefined): string => `${owner ? `${owner}’s` : 'My'} ${what}`
