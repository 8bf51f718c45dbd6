import type { Mutant } from './listMutants.ts'

/**
 * So many of the mutants, spread evenly over the files: the first of each, then the second of each, and so on, each
 * file's in an order that the seed decides. The same seed chooses the same.
 */
export function sampleMutants(ofFiles: Mutant[][], { count, seed }: { count: number; seed: number }): Mutant[] {
  const draw = drawsOf(seed)
  const shuffled = shuffle(ofFiles, draw).map((mutants) => shuffle(mutants, draw))
  const rounds = Math.max(0, ...shuffled.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => shuffled.flatMap((mutants) => mutants[round] ?? []))
    .flat()
    .slice(0, count)
    .sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
}

function shuffle<Item>(items: readonly Item[], draw: () => number): Item[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(draw() * left.length), 1)[0]!)
}

/** Numbers in [0, 1) that look like chance and follow from the seed: a linear congruence with Knuth's factors for MMIX, cut to 32 bits. */
function drawsOf(seed: number): () => number {
  let state = BigInt(seed)
  return () => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n)
    return Number(state >> 32n) / 2 ** 32
  }
}
