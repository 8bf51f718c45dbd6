import { PARAGRAPH_SECONDS } from '../../../../shared/domain/meditation.ts'
import type { AddSine } from './fourier.ts'

/** How far the sines of one tone lie apart, in turns a loop: their beats make it swell and fade within ten seconds or so. */
const SPREAD = 5
const HARMONICS = [1, 2, 3, 4, 6]

/** A soft chord. Each tone is a narrow bundle of sines with phases of their own, as in Nasca Paul's PADsynth. */
export function addPad(add: AddSine, frequencies: readonly number[], random: () => number): void {
  for (const [order, frequency] of frequencies.entries())
    for (const harmonic of HARMONICS) {
      const middle = Math.round(frequency * harmonic * PARAGRAPH_SECONDS)
      const level = harmonic ** -1.9 / (1 + 0.6 * order)
      for (let off = -SPREAD; off <= SPREAD; off += 1)
        add(middle + off, level * Math.exp(-((off / 2) ** 2)), 2 * Math.PI * random())
    }
}
