import type { BitWriter } from './BitWriter.ts'
import { ORDER } from './linearPredictor.ts'

const PARTITION_ORDER = 4
const LARGEST_PARAMETER = 14

/** Rice codes, in sixteen partitions with a parameter each. RFC 9639, section 9.2.7. */
export function writeResidual(out: BitWriter, residual: Int32Array): void {
  out.write(0, 2)
  out.write(PARTITION_ORDER, 4)
  const length = (residual.length + ORDER) >> PARTITION_ORDER
  for (let partition = 0; partition < 2 ** PARTITION_ORDER; partition += 1) {
    // The first partition lacks the samples that come before any prediction.
    const start = Math.max(0, partition * length - ORDER)
    writePartition(out, residual.subarray(start, (partition + 1) * length - ORDER))
  }
}

function writePartition(out: BitWriter, values: Int32Array): void {
  const folded = values.map((value) => (value << 1) ^ (value >> 31))
  const parameter = bestParameter(folded)
  out.write(parameter, 4)
  for (const value of folded) {
    out.writeUnary(value >>> parameter)
    out.write(value, parameter)
  }
}

/** The parameter that takes the fewest bits is near the logarithm of the mean. */
function bestParameter(folded: Int32Array): number {
  let sum = 0
  for (const value of folded) sum += value
  const guess = Math.floor(Math.log2(sum / folded.length + 1))
  const near = [guess - 1, guess, guess + 1].filter((each) => each >= 0 && each <= LARGEST_PARAMETER)
  const costs = near.map((parameter) => costOf(folded, parameter))
  return near[costs.indexOf(Math.min(...costs))]!
}

function costOf(folded: Int32Array, parameter: number): number {
  let bits = folded.length * (1 + parameter)
  for (const value of folded) bits += value >>> parameter
  return bits
}
