import { createHash } from 'node:crypto'
import { SAMPLE_RATE } from '../format.ts'
import { type BitWriter, bitWriter } from './BitWriter.ts'
import { crc8, crc16 } from './crc.ts'
import { linearPredictor, ORDER, PRECISION, residualOf } from './linearPredictor.ts'
import { writeResidual } from './writeResidual.ts'

const BLOCK = 4096
const BITS = 16

/**
 * Mono 16-bit samples as a FLAC file (RFC 9639), which every browser plays. Unlike MP3, FLAC adds no silence at the
 * ends, so a loop stays a loop; and an encoder for our few sounds is short.
 * `emptyBits` low bits of every sample are zero, at least one, and are not stored. The samples make 1 to 128 whole blocks.
 */
export function encodeFlac(samples: Int16Array, emptyBits: number): Uint8Array {
  const frames = Array.from({ length: samples.length / BLOCK }, (_, frame) =>
    encodeFrame(samples.subarray(frame * BLOCK, (frame + 1) * BLOCK), frame, emptyBits),
  )
  return Buffer.concat([streamInfo(samples), ...frames])
}

function streamInfo(samples: Int16Array): Uint8Array {
  const out = bitWriter(42)
  for (const letter of Buffer.from('fLaC')) out.write(letter, 8)
  // The last and only block of metadata, of 34 bytes.
  out.write(0x80, 8)
  out.write(34, 24)
  for (const size of [BLOCK, BLOCK]) out.write(size, 16)
  // The sizes of the frames may be left unknown.
  for (const size of [0, 0]) out.write(size, 24)
  out.write(SAMPLE_RATE, 20)
  // One channel, less one.
  out.write(0, 3)
  out.write(BITS - 1, 5)
  out.write(0, 4)
  out.write(samples.length, 32)
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
  for (const byte of createHash('md5').update(bytes).digest()) out.write(byte, 8)
  return out.align()
}

function encodeFrame(samples: Int16Array, frame: number, emptyBits: number): Uint8Array {
  const out = bitWriter(64 + 4 * BLOCK)
  // The sync code of a stream whose blocks all have one size.
  out.write(0xfff8, 16)
  // 4096 samples at 16 kHz; one channel of 16 bits.
  out.write(0b1100_0101, 8)
  out.write(0b0000_1000, 8)
  // Numbers below 128 take one byte.
  out.write(frame, 8)
  out.write(crc8(out.align()), 8)
  writeSubframe(
    out,
    Int32Array.from(samples).map((sample) => sample >> emptyBits),
    emptyBits,
  )
  out.write(crc16(out.align()), 16)
  return out.align()
}

function writeSubframe(out: BitWriter, block: Int32Array, emptyBits: number): void {
  const predictor = linearPredictor(block)
  out.write(0b0_100000 | (ORDER - 1), 7)
  out.write(1, 1)
  out.writeUnary(emptyBits - 1)
  for (const sample of block.subarray(0, ORDER)) out.write(sample, BITS - emptyBits)
  out.write(PRECISION - 1, 4)
  out.write(predictor.shift, 5)
  for (const coefficient of predictor.coefficients) out.write(coefficient, PRECISION)
  writeResidual(out, residualOf(block, predictor))
}
