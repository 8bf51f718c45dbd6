import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'

/** Prose of a few kilobytes costs a third of the capacity when it is zipped. */
export function zip(value: unknown): Uint8Array {
  const text = JSON.stringify(value)
  const params = { [constants.BROTLI_PARAM_QUALITY]: text.length < SMALL ? BEST : FAST }
  return brotliCompressSync(text, { params })
}

/** The best quality takes milliseconds for a reading and a tenth of a second for a chart. */
const [SMALL, BEST, FAST] = [16_384, 11, 5]

/** Reads a zipped attribute back and checks what is inside. */
export const zipped = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.instanceof(Uint8Array),
      z.transform((bytes: Uint8Array<ArrayBuffer>): unknown => JSON.parse(unzip(bytes).toString())),
    ),
    schema,
  )

/** Rows of earlier releases are gzipped. */
const unzip = (bytes: Uint8Array<ArrayBuffer>): Buffer =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : brotliDecompressSync(bytes)
