import { LOOP_SAMPLES } from './format.ts'

/** Adds a sine to a sound: `turns` whole turns in one loop, `level` its amplitude, `phase` in radians. */
export type AddSine = (turns: number, level: number, phase: number) => void

/**
 * Two sounds from the sines that each is made of, by one inverse Fourier transform: one becomes its real part and the
 * other its imaginary part. Whatever has whole turns in a loop goes on from the end of the loop to its start.
 */
export function soundsOf(first: (add: AddSine) => void, second: (add: AddSine) => void): [Float64Array, Float64Array] {
  const real = new Float64Array(LOOP_SAMPLES)
  const imaginary = new Float64Array(LOOP_SAMPLES)
  first((turns, level, phase) => {
    const [x, y] = [(level / 2) * Math.cos(phase), (level / 2) * Math.sin(phase)]
    real[turns]! += x
    imaginary[turns]! += y
    real[LOOP_SAMPLES - turns]! += x
    imaginary[LOOP_SAMPLES - turns]! -= y
  })
  second((turns, level, phase) => {
    const [x, y] = [(level / 2) * Math.cos(phase), (level / 2) * Math.sin(phase)]
    real[turns]! -= y
    imaginary[turns]! += x
    real[LOOP_SAMPLES - turns]! += y
    imaginary[LOOP_SAMPLES - turns]! += x
  })
  transform(real, imaginary)
  return [real, imaginary]
}

/** The inverse transform without its factor of 1/n, in place: Cooley and Tukey's, with decimation in time. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  reverseBits(real)
  reverseBits(imaginary)
  for (let half = 1; half < LOOP_SAMPLES; half *= 2)
    for (let start = 0; start < LOOP_SAMPLES; start += 2 * half)
      for (let step = 0; step < half; step += 1) {
        const here = start + step
        const there = here + half
        const cosine = COSINES[half + step]!
        const sine = SINES[half + step]!
        const x = real[there]! * cosine - imaginary[there]! * sine
        const y = real[there]! * sine + imaginary[there]! * cosine
        real[there] = real[here]! - x
        imaginary[there] = imaginary[here]! - y
        real[here]! += x
        imaginary[here]! += y
      }
}

function reverseBits(values: Float64Array): void {
  for (let at = 1, mirrored = 0; at < LOOP_SAMPLES; at += 1) {
    let bit = LOOP_SAMPLES >> 1
    while (mirrored & bit) {
      mirrored ^= bit
      bit >>= 1
    }
    mirrored ^= bit
    if (at > mirrored) continue
    const value = values[at]!
    values[at] = values[mirrored]!
    values[mirrored] = value
  }
}

/** The turns of each stage in a row, the stage that joins halves of length n from n on: read in order, they are quick. */
const turnsOf = (wave: (angle: number) => number) => {
  const turns = new Float64Array(LOOP_SAMPLES)
  for (let half = 1; half < LOOP_SAMPLES; half *= 2)
    for (let step = 0; step < half; step += 1) turns[half + step] = wave((Math.PI * step) / half)
  return turns
}
const COSINES = turnsOf(Math.cos)
const SINES = turnsOf(Math.sin)
