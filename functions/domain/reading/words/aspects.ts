import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { Point } from '../facts/Fact.ts'

/** A point of the reader's own chart: "your Saturn". */
export const ownPoint = (point: Point): string => `your ${point}`

interface AspectWords {
  /** "Venus squares your Saturn" */
  verb: string
  /** "Venus is in a square to your Saturn", "in opposition to your Saturn" */
  noun: string
}

export const ASPECT_WORDS: Record<AspectName, AspectWords> = {
  conjunction: { verb: 'meets', noun: 'conjunction with' },
  opposition: { verb: 'opposes', noun: 'opposition to' },
  trine: { verb: 'trines', noun: 'a trine to' },
  square: { verb: 'squares', noun: 'a square to' },
  sextile: { verb: 'sextiles', noun: 'a sextile to' },
}
