import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { Tone } from './Tone.ts'

export const toneOf = (aspect: AspectName): Tone => TONES[aspect]

const TONES: Record<AspectName, Tone> = {
  conjunction: 'joined',
  trine: 'easy',
  sextile: 'easy',
  square: 'tense',
  opposition: 'tense',
}
