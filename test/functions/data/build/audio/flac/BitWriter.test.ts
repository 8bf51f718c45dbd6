import { expect, test } from 'vitest'
import { bitWriter } from '../../../../../../functions/data/build/audio/flac/BitWriter.ts'

test('numbers of any width stand one after the other, and the last byte is filled up', () => {
  const out = bitWriter(8)

  out.write(0b101, 3)
  out.write(-1, 6)
  out.writeUnary(4)
  out.write(0x12345678, 32)

  const bits = [...out.align()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  expect(bits).toBe(`101${'111111'}00001${(0x12345678).toString(2).padStart(32, '0')}00`)
})
