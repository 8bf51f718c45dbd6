import { packLines } from '../../functions/domain/places/gazetteer/lines.ts'
import type { NameIndex } from '../../functions/domain/places/gazetteer/nameIndex.ts'
import type { Reads } from '../../functions/domain/places/gazetteer/reads.ts'

/** An index of these names, the first of row 0; `likeliest` holds the references of its common starts. */
export function aNameIndex(
  names: string[],
  likeliest: Record<string, number[]> = {},
  reads: Reads = { left: 1000 },
): NameIndex {
  const entries = names.map((name, row) => ({ name, ref: row * 4 })).sort((a, b) => (a.name < b.name ? -1 : 1))
  const starts = Object.keys(likeliest).sort()
  return {
    names: linesOf(
      entries.map(({ name }) => name),
      reads,
    ),
    refs: new Uint32Array(entries.map(({ ref }) => ref)),
    starts: linesOf(starts, reads),
    startRefs: new Uint32Array(starts.flatMap((start) => likeliest[start] ?? [])),
  }
}

function linesOf(texts: string[], reads: Reads) {
  const [text, ends] = packLines(texts)
  return { text: Buffer.from(text), ends: new Uint32Array(Uint8Array.from(ends).buffer), reads }
}
