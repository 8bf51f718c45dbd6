/** Of every class, how likely it is: together one. */
interface Scored {
  /** For each place, a weight of every class. */
  weights: Int8Array | Float64Array
  classes: number
  features: readonly number[]
  /** What a weight of one stands for. */
  step: number
}

/** The shares of the classes, by softmax of the sums of weights; a longer message has no louder voice. */
export function sharesOf({ weights, classes, features, step }: Scored): number[] {
  const scale = step / Math.sqrt(features.length)
  const sums = Array.from({ length: classes }, (_, each) => {
    let sum = 0
    for (const place of features) sum += weights[place * classes + each]!
    return sum * scale
  })
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / total)
}
