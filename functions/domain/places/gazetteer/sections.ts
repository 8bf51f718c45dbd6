/** Several byte arrays in one file: their number, their lengths, then each, padded to four bytes so that numbers can be read in place. */
export function packSections(sections: Uint8Array[]): Buffer {
  const head = Buffer.from(new Uint32Array([sections.length, ...sections.map((section) => section.length)]).buffer)
  return Buffer.concat([
    head,
    ...sections.flatMap((section) => [section, new Uint8Array(padded(section.length) - section.length)]),
  ])
}

/** The sections of a packed file, as views: nothing is copied. */
export function unpackSections(file: Buffer): Buffer[] {
  const count = file.readUInt32LE(0)
  let start = 4 + 4 * count
  return Array.from({ length: count }, (_, index) => {
    const length = file.readUInt32LE(4 + 4 * index)
    const section = file.subarray(start, start + length)
    start += padded(length)
    return section
  })
}

const padded = (length: number): number => Math.ceil(length / 4) * 4
