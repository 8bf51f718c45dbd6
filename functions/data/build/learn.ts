import { PLACES } from '../../domain/chat/score/featuresOf.ts'
import { sharesOf } from '../../domain/chat/score/sharesOf.ts'

export interface Example {
  features: readonly number[]
  /** The number of its class. */
  answer: number
}

const ROUNDS = 16
const RATE = 0.3
const SHRINKING = 1e-4
/** What is as good as right teaches nothing. */
const SLIGHT = 1e-3

/**
 * Logistic regression of several classes by gradient descent, with steps that grow smaller where much was learnt (Duchi,
 * Hazan and Singer 2011, "AdaGrad"). The same examples give the same weights: a weight of every class for each place.
 */
export function learn(examples: readonly Example[], classes: number): Float64Array {
  const weights = new Float64Array(PLACES * classes)
  const learnt = new Float64Array(PLACES * classes).fill(1e-3)
  const order = [...examples]
  const next = numbers(11)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, next)
    for (const { features, answer } of order) {
      const shares = sharesOf({ weights, classes, features, step: 1 })
      const scale = 1 / Math.sqrt(features.length)
      for (const [each, share] of shares.entries()) {
        const error = share - (each === answer ? 1 : 0)
        if (Math.abs(error) < SLIGHT) continue
        for (const place of features) {
          const at = place * classes + each
          const slope = error * scale + SHRINKING * weights[at]!
          learnt[at]! += slope * slope
          weights[at]! -= (RATE * slope) / Math.sqrt(learnt[at]!)
        }
      }
    }
  }
  return weights
}

/** The same numbers in every run: the generator of Park and Miller. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

function shuffle(order: Example[], next: (below: number) => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = next(last + 1)
    const kept = order[last]!
    order[last] = order[other]!
    order[other] = kept
  }
}
