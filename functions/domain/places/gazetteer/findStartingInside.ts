import type { Area } from './findAreas.ts'
import type { Named } from './findNamed.ts'
import { firstFrom } from './lines.ts'
import { type Gazetteer, LARGEST } from './openGazetteer.ts'
import { isSpent, type Reads } from './reads.ts'

/**
 * Places in these areas whose name on the map starts so, also those that are too small to be among the likeliest of a
 * common start: area by area, the one with the largest city first, and in each the largest first.
 */
export function findStartingInside(gazetteer: Gazetteer, start: string, areas: readonly Area[]): Named[] {
  const { names, populations, reads } = gazetteer
  const from = firstFrom(names.names, start)
  const to = firstFrom(names.names, `${start}\uffff`, from)
  const rows = new Set<number>()
  for (const area of largestFirst(gazetteer, areas)) {
    if (isSpent(reads) || rows.size >= ENOUGH) break
    for (const row of rowsInside(gazetteer, { area, from, to })) rows.add(row)
  }
  return Array.from(rows, (row) => ({ row, weight: populations[row]! }))
}

// A lower row has more people.
function largestFirst({ largest, reads }: Gazetteer, areas: readonly Area[]): number[] {
  reads.left -= areas.length
  const largestIn = (area: number): number => largest[area * LARGEST]!
  return Array.from(new Set(areas.map(({ index }) => index))).sort((a, b) => largestIn(a) - largestIn(b))
}

interface Stretch {
  area: number
  /** The names that start so. */
  from: number
  to: number
}

function rowsInside({ names, inside, reads }: Gazetteer, { area, from, to }: Stretch): number[] {
  const all = inside.names.subarray(inside.ends[area - 1] ?? 0, inside.ends[area])
  const first = firstAtLeast(all, from, reads)
  const found = all.subarray(first, Math.min(firstAtLeast(all, to, reads), first + ENOUGH))
  reads.left -= found.length
  return Array.from(found, (name) => names.refs[name]! >>> 2).sort((a, b) => a - b)
}

/** What the other parts say may still leave few of them. */
const ENOUGH = 64

function firstAtLeast(numbers: Uint32Array, wanted: number, reads: Reads): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    reads.left--
    if (numbers[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
