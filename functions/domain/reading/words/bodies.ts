import type { AspectName, Planet } from '../../../../shared/domain/chart.ts'
import type { Point } from '../facts/Fact.ts'

/** A body as it stands in a sentence: "the Moon", "Venus". */
export const bodyWords = (body: Planet): string => (ARTICLED.has(body) ? `the ${body}` : body)

const ARTICLED: ReadonlySet<Planet> = new Set<Planet>(['Sun', 'Moon', 'North Node'])

/** A point of the reader's own chart: "your Saturn". */
export const ownPoint = (point: Point): string => `your ${point}`

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface AspectWords {
  /** "Venus squares your Saturn" */
  verb: string
  /** "Venus makes a square to your Saturn" */
  noun: string
}

export const ASPECT_WORDS: Record<AspectName, AspectWords> = {
  conjunction: { verb: 'meets', noun: 'a conjunction with' },
  opposition: { verb: 'opposes', noun: 'an opposition to' },
  trine: { verb: 'trines', noun: 'a trine to' },
  square: { verb: 'squares', noun: 'a square to' },
  sextile: { verb: 'sextiles', noun: 'a sextile to' },
}
