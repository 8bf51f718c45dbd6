import { packSlips } from '../../functions/data/build/gazetteer/packSlips.ts'
import type { SlipIndex } from '../../functions/domain/places/gazetteer/slipIndex.ts'

/** An index of the slips in those of the sorted names that are likely. */
export function aSlipIndex(names: readonly string[], likely: readonly string[]): SlipIndex {
  const [ends, found] = packSlips(names, (index) => likely.includes(names[index]!)).map(
    (section) => new Uint32Array(Uint8Array.from(section).buffer),
  )
  return { ends: ends!, names: found! }
}
