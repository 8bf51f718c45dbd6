import type { AspectName } from '../../../../shared/domain/chart.ts'

interface Look {
  tone: 'easy' | 'hard' | undefined
  colour: string
  dash?: string
}

/** How each aspect is drawn: told apart by dashes and pauses, easy from hard by colour too. A conjunction is an arc along the rim. */
export const aspectLook: Record<AspectName, Look> = {
  conjunction: { tone: undefined, colour: 'var(--text)' },
  trine: { tone: 'easy', colour: 'var(--easy)' },
  sextile: { tone: 'easy', colour: 'var(--easy)', dash: '1.5 3' },
  square: { tone: 'hard', colour: 'var(--hard)', dash: '6 3' },
  opposition: { tone: 'hard', colour: 'var(--hard)', dash: '12 3 2 3' },
}

/** Closer aspects are drawn stronger. `orb` in degrees. */
export const aspectWidth = (orb: number): number =>
  Number((0.6 + 1.6 * Math.max(0, 1 - Math.abs(orb) / WIDEST)).toFixed(2))

/** No natal orb is wider. */
const WIDEST = 10
