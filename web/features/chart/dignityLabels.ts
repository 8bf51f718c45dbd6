import type { Dignity } from '../../../shared/domain/chart.ts'

/** How well the sign suits the body, in the field's own words. */
export const dignityLabels: Record<Dignity, string> = {
  domicile: 'in its own sign',
  exaltation: 'exalted',
  detriment: 'in detriment, opposite its own sign',
  fall: 'in fall',
}
