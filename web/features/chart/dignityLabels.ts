import type { Dignity } from '../../../shared/domain/chart.ts'

/** How well the sign suits the body, in the field's own words. */
export const dignityLabels: Record<Dignity, string> = {
  domicile: 'at home in its own sign',
  exaltation: 'exalted',
  detriment: 'in detriment, far from home',
  fall: 'in fall',
}
