/** Guesses each sample from the `coefficients.length` before it: their weighted sum, divided by two to the `shift`. */
export interface Predictor {
  /** Whole numbers of `PRECISION` bits, the weight of the latest sample first. */
  coefficients: number[]
  shift: number
}

export const ORDER = 10
export const PRECISION = 13

/** The best predictor of a block: autocorrelation under a Hann window, solved by the Levinson-Durbin recursion. */
export function linearPredictor(block: Int32Array): Predictor {
  const weights = solve(autocorrelation(block))
  const largest = Math.max(...weights.map(Math.abs), 2 ** -10)
  const shift = Math.min(15, Math.max(0, PRECISION - 2 - Math.floor(Math.log2(largest))))
  const limit = 2 ** (PRECISION - 1) - 1
  const coefficients = weights.map((weight) => Math.max(-limit - 1, Math.min(limit, Math.round(weight * 2 ** shift))))
  return { coefficients, shift }
}

/** What the predictor gets wrong, for every sample that has enough others before it. */
export function residualOf(block: Int32Array, { coefficients, shift }: Predictor): Int32Array {
  const residual = new Int32Array(block.length - ORDER)
  for (let at = ORDER; at < block.length; at += 1) {
    let sum = 0
    for (let back = 0; back < ORDER; back += 1) sum += coefficients[back]! * block[at - 1 - back]!
    residual[at - ORDER] = block[at]! - (sum >> shift)
  }
  return residual
}

function autocorrelation(block: Int32Array): number[] {
  const turn = (2 * Math.PI) / (block.length - 1)
  const windowed = Float64Array.from(block, (sample, at) => sample * (0.5 - 0.5 * Math.cos(turn * at)))
  return Array.from({ length: ORDER + 1 }, (_, lag) => {
    let sum = 0
    for (let at = lag; at < windowed.length; at += 1) sum += windowed[at]! * windowed[at - lag]!
    return sum
  })
}

function solve(correlation: number[]): number[] {
  // A trace of white noise keeps the equations solvable for silence and for pure tones.
  let error = correlation[0]! * (1 + 1e-9) + 1e-9
  let weights: number[] = []
  for (let order = 1; order <= ORDER; order += 1) {
    const known = weights.reduce((sum, weight, at) => sum + weight * correlation[order - 1 - at]!, 0)
    const reflection = (correlation[order]! - known) / error
    weights = [...weights.map((weight, at) => weight - reflection * weights[order - 2 - at]!), reflection]
    error *= 1 - reflection * reflection
  }
  return weights
}
