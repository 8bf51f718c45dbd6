import type { Reads } from './reads.ts'

/** Many short texts in one buffer; `ends[i]` is the byte after text i. */
export interface Lines {
  text: Buffer
  ends: Uint32Array
  reads: Reads
}

export function packLines(texts: string[]): [Uint8Array, Uint8Array] {
  const ends = new Uint32Array(texts.length)
  let end = 0
  texts.forEach((text, index) => {
    end += Buffer.byteLength(text)
    ends[index] = end
  })
  return [Buffer.from(texts.join('')), Buffer.from(ends.buffer)]
}

export function lineAt({ text, ends, reads }: Lines, index: number): string {
  reads.left--
  return text.toString('utf8', index === 0 ? 0 : ends[index - 1], ends[index])
}

/**
 * The first index whose text is not before `text`; the texts must be sorted as JavaScript compares strings.
 * Where it must lie between two indexes, the search is shorter.
 */
export function firstFrom(lines: Lines, text: string, from = 0, to = lines.ends.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (lineAt(lines, middle) < text) low = middle + 1
    else high = middle
  }
  return low
}
