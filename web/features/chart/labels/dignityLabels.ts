import type { Dignity } from '../../../../shared/domain/chart.ts'

/** The essential dignity of a planet in its sign. */
export const dignityLabels: Record<Dignity, string> = {
  domicile: 'in its own sign',
  exaltation: 'exalted',
  detriment: 'in detriment, opposite its own sign',
  fall: 'in fall',
}
