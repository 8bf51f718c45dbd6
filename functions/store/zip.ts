import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'

/** Prose of a few kilobytes costs a third of the capacity when it is zipped. */
export const zip = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value))

/** Reads a zipped attribute back and checks what is inside. */
export const zipped = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.instanceof(Uint8Array),
      z.transform((bytes: Uint8Array<ArrayBuffer>): unknown => JSON.parse(gunzipSync(bytes).toString())),
    ),
    schema,
  )
