import { PARAGRAPH_SECONDS } from '../../../../shared/domain/meditation.ts'
import type { NoiseBand } from './ambiences.ts'
import { LOOP_SAMPLES } from './format.ts'
import type { AddSine } from './fourier.ts'

/** Noise is every sine of a band at once, each with a phase of its own. Its root mean square is the band's level. */
export function addNoise(add: AddSine, { centre, octaves, level }: NoiseBand, random: () => number): void {
  const lowest = Math.round(centre * 2 ** (-3 * octaves) * PARAGRAPH_SECONDS)
  const highest = Math.min(Math.round(centre * 2 ** (3 * octaves) * PARAGRAPH_SECONDS), LOOP_SAMPLES / 2 - 1)
  const middle = centre * PARAGRAPH_SECONDS
  const shape = (turns: number) => Math.exp(-((Math.log2(turns / middle) / octaves) ** 2))
  let power = 0
  for (let turns = lowest; turns <= highest; turns += 1) power += shape(turns) ** 2 / 2
  const scale = level / Math.sqrt(power)
  for (let turns = lowest; turns <= highest; turns += 1) add(turns, scale * shape(turns), 2 * Math.PI * random())
}

/** Swells are slow: one value for each 64 samples, and straight lines between them. */
const STEP = 64

/** Lets a band come and go, and adds it to a sound. */
export function mixIn(
  sound: Float64Array,
  noise: Float64Array,
  { swells, sharpness }: NoiseBand,
  random: () => number,
) {
  const phases = swells.map((turns) => ({ turns, phase: 2 * Math.PI * random() }))
  let from = swellAt(0)
  for (let start = 0; start < LOOP_SAMPLES; start += STEP) {
    const to = swellAt(start + STEP)
    for (let at = 0; at < STEP; at += 1) sound[start + at]! += (from + ((to - from) * at) / STEP) * noise[start + at]!
    from = to
  }

  function swellAt(at: number): number {
    let sum = 0
    for (const { turns, phase } of phases) sum += Math.sin((2 * Math.PI * turns * at) / LOOP_SAMPLES + phase)
    return (0.5 + (0.5 * sum) / Math.max(1, swells.length)) ** sharpness
  }
}
