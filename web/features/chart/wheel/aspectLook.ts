import type { AspectName } from '../../../../shared/domain/chart.ts'

/** How each aspect is drawn: dashes and pauses, told apart without colour. A conjunction is an arc along the rim. */
export const aspectLook: Record<AspectName, string | undefined> = {
  conjunction: undefined,
  trine: undefined,
  sextile: '1.5 3',
  square: '6 3',
  opposition: '12 3 2 3',
}

/** Closer aspects are drawn stronger. `orb` in degrees. */
export const aspectWidth = (orb: number): number =>
  Number((0.6 + 1.6 * Math.max(0, 1 - Math.abs(orb) / WIDEST)).toFixed(2))

/** No natal orb is wider. */
const WIDEST = 10
