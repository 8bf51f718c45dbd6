import { wrapDegrees } from '../../../../shared/domain/angles.ts'

/**
 * Moves angles apart until neighbours are at least `gap` degrees from each other, all round the circle. Each moves as little
 * as it can (least squares), and their order stays. Takes and answers degrees, in the order given; n * gap must fit the circle.
 */
export function spreadAngles(angles: readonly number[], gap: number): number[] {
  const order = angles.map((_, index) => index).sort((a, b) => wrapDegrees(angles[a]!) - wrapDegrees(angles[b]!))
  const sorted = order.map((index) => wrapDegrees(angles[index]!))
  const cut = widestGap(sorted)
  const line = sorted.map((_, index) => {
    const at = index + cut
    return sorted[at % sorted.length]! + (at >= sorted.length ? 360 : 0)
  })

  const spread: number[] = []
  pushApart(line, gap).forEach((angle, index) => {
    spread[order[(index + cut) % order.length]!] = wrapDegrees(angle)
  })
  return spread
}

/** Where the circle is cut open: the index after its widest gap, so that nothing has to move across the cut. */
function widestGap(sorted: readonly number[]): number {
  const gaps = sorted.map((angle, index) => wrapDegrees(angle - sorted.at(index - 1)!))
  return Math.max(0, gaps.indexOf(Math.max(...gaps)))
}

/** Pool adjacent violators: neighbours that are too close become a block that is centred on their mean. */
function pushApart(line: readonly number[], gap: number): number[] {
  const blocks: { mean: number; size: number }[] = []
  line.forEach((angle, index) => {
    let block = { mean: angle - index * gap, size: 1 }
    for (let last = blocks.at(-1); last && last.mean > block.mean; last = blocks.at(-1)) {
      blocks.pop()
      const size = last.size + block.size
      block = { mean: (last.mean * last.size + block.mean * block.size) / size, size }
    }
    blocks.push(block)
  })
  return blocks.flatMap(({ mean, size }) => Array<number>(size).fill(mean)).map((mean, index) => mean + index * gap)
}
