/** A cyclic redundancy check without reflection, starting from zero, as FLAC uses it. */
function crc(bytes: Uint8Array, { width, polynomial }: { width: number; polynomial: number }): number {
  const [top, mask] = [1 << (width - 1), 2 ** width - 1]
  let remainder = 0
  for (const byte of bytes) {
    remainder ^= byte << (width - 8)
    for (let bit = 0; bit < 8; bit += 1)
      remainder = (remainder & top ? (remainder << 1) ^ polynomial : remainder << 1) & mask
  }
  return remainder
}

export const crc8 = (bytes: Uint8Array): number => crc(bytes, { width: 8, polynomial: 0x07 })
export const crc16 = (bytes: Uint8Array): number => crc(bytes, { width: 16, polynomial: 0x8005 })
