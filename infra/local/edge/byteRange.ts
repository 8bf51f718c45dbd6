interface Part {
  status: 200 | 206 | 416
  part: Buffer
  range: Record<string, string>
}

/**
 * The part of a file that a `Range` header asks for, as CloudFront answers it: players read sounds in parts, and Safari
 * plays nothing without. A header that asks for several parts, or for nonsense, gets the whole file.
 */
export function byteRange(content: Buffer, header: string | undefined): Part {
  const accepted = { 'accept-ranges': 'bytes' }
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return { status: 200, part: content, range: accepted }

  // Without a first byte, the second number is how many of the last bytes are wanted.
  const start = first ? Number(first) : Math.max(0, content.length - Number(last))
  const end = first && last ? Math.min(Number(last), content.length - 1) : content.length - 1
  if (start > end)
    return { status: 416, part: Buffer.alloc(0), range: { 'content-range': `bytes */${content.length}` } }
  return {
    status: 206,
    part: content.subarray(start, end + 1),
    range: { ...accepted, 'content-range': `bytes ${start}-${end}/${content.length}` },
  }
}
