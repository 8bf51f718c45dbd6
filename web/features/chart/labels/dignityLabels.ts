import type { Dignity } from '../../../../shared/domain/chart.ts'

/** The essential dignity of a planet in its sign. */
export const dignityLabels: Record<Dignity, string> = {
  domicile: 'at home in its own sign',
  exaltation: 'exalted',
  detriment: 'in detriment, far from home',
  fall: 'in fall',
}
