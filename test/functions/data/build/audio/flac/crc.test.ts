import { expect, test } from 'vitest'
import { crc8, crc16 } from '../../../../../../functions/data/build/audio/flac/crc.ts'

/** The text by which catalogues of checksums tell them apart. */
const CHECK = Buffer.from('123456789')

test('both checksums have the values that catalogues give', () => {
  expect(crc8(CHECK)).toBe(0xf4)
  expect(crc16(CHECK)).toBe(0xfee8)
})
