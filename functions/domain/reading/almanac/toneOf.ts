import type { AspectName } from '../../../../shared/domain/chart.ts'

export type Tone = 'joined' | 'easy' | 'tense'

/** How two bodies get on in an aspect: the writer has words for three manners. */
export const toneOf = (aspect: AspectName): Tone => tones[aspect]

const tones: Record<AspectName, Tone> = {
  conjunction: 'joined',
  opposition: 'tense',
  trine: 'easy',
  square: 'tense',
  sextile: 'easy',
}
