import { packNumbers } from './packIndex.ts'

interface Naming {
  names: readonly string[]
  refs: readonly number[]
  /** The area code of each row. */
  codes: readonly string[]
}

/** The sections of `NamesInside`, for areas in this order: where the names on the map stand, in rising order. */
export function packInside({ names, refs, codes }: Naming, areas: readonly string[]): Uint8Array[] {
  const inside = new Map(areas.map((code): [string, number[]] => [code, []]))
  refs.forEach((ref, index) => {
    const isOnMap = (ref & 3) === 0 && !names[index]!.startsWith('#')
    if (!isOnMap) return
    const levels = codes[ref >>> 2]!.split('.')
    for (const level of levels.keys()) inside.get(levels.slice(0, level + 1).join('.'))?.push(index)
  })
  let end = 0
  const ends = Array.from(inside.values(), ({ length }) => {
    end += length
    return end
  })
  return [packNumbers(ends), packNumbers(Array.from(inside.values()).flat())]
}
