/** Many short texts in one buffer; `ends[i]` is the byte after text i. */
export interface Lines {
  text: Buffer
  ends: Uint32Array
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

export const lineAt = (lines: Lines, index: number): string =>
  lines.text.toString('utf8', index === 0 ? 0 : lines.ends[index - 1], lines.ends[index])

/** The first index whose text is not before `text`; the texts must be sorted as JavaScript compares strings. */
export function firstFrom(lines: Lines, text: string): number {
  let low = 0
  let high = lines.ends.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (lineAt(lines, middle) < text) low = middle + 1
    else high = middle
  }
  return low
}
