import { expect, test } from 'vitest'
import {
  linearPredictor,
  ORDER,
  type Predictor,
  residualOf,
} from '../../../../../../functions/data/build/audio/flac/linearPredictor.ts'

const blocks = {
  silence: new Int32Array(4096),
  'a pure tone': new Int32Array(4096).map((_, at) => Math.round(3000 * Math.sin(at / 7))),
  'a step': new Int32Array(4096).map((_, at) => (at < 2000 ? -4000 : 4000)),
  noise: new Int32Array(4096).map((_, at) => ((at * 7919) % 8191) - 4095),
}

/** As a decoder does it. */
function restored(block: Int32Array, { coefficients, shift }: Predictor): Int32Array {
  const residual = residualOf(block, { coefficients, shift })
  const samples = Int32Array.from(block)
  for (let at = ORDER; at < block.length; at += 1) {
    const sum = coefficients.reduce((sum, coefficient, back) => sum + coefficient * samples[at - 1 - back]!, 0)
    samples[at] = residual[at - ORDER]! + (sum >> shift)
  }
  return samples
}

test.each(Object.entries(blocks))('%s comes back from its prediction and what is wrong with it', (_, block) => {
  const predictor = linearPredictor(block)

  expect(restored(block, predictor)).toEqual(block)
  for (const coefficient of predictor.coefficients) expect(Math.abs(coefficient)).toBeLessThanOrEqual(4096)
  expect(predictor.shift).toBeGreaterThanOrEqual(0)
})

test('what is left of a pure tone is next to nothing', () => {
  const residual = residualOf(blocks['a pure tone'], linearPredictor(blocks['a pure tone']))

  expect(residual.reduce((sum, value) => sum + Math.abs(value), 0) / residual.length).toBeLessThan(8)
})
