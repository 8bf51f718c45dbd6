/** Writes numbers of any width, most significant bit first. */
export interface BitWriter {
  /** The low `width` bits of a number, 0 to 32 of them; negative numbers as two's complement. */
  write(value: number, width: number): void
  /** So many zeros and then a one. */
  writeUnary(zeros: number): void
  /** Fills the last byte with zeros, and gives what has been written so far. */
  align(): Uint8Array
}

export function bitWriter(capacity: number): BitWriter {
  const bytes = new Uint8Array(capacity)
  let bits = 0

  const write = (value: number, width: number) => {
    for (let left = width; left > 0; ) {
      const free = 8 - (bits & 7)
      const taken = Math.min(free, left)
      const part = (value >>> (left - taken)) & (2 ** taken - 1)
      bytes[bits >>> 3]! |= part << (free - taken)
      bits += taken
      left -= taken
    }
  }

  return {
    write,
    writeUnary(zeros) {
      bits += zeros
      write(1, 1)
    },
    align() {
      bits = (bits + 7) & ~7
      return bytes.subarray(0, bits >>> 3)
    },
  }
}
