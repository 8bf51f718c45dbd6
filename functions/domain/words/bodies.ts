import type { Planet } from '../../../shared/domain/chart.ts'

/** A body as it stands in a sentence: "the Moon", "Venus". */
export const bodyWords = (body: Planet): string => (ARTICLED.has(body) ? `the ${body}` : body)

const ARTICLED: ReadonlySet<Planet> = new Set<Planet>(['Sun', 'Moon', 'North Node'])
