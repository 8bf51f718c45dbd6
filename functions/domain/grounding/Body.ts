import type { Planet } from '../../../shared/domain/chart.ts'

/** What a text can name of a sky or a chart: the planets, and the angles of a chart. */
export type Body = Planet | 'Ascendant' | 'Midheaven'
