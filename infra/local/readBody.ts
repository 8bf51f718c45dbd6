import type { IncomingMessage } from 'node:http'

/** The whole body, or undefined as soon as it is longer than `cap` bytes. */
export async function readBody(request: IncomingMessage, cap = Number.POSITIVE_INFINITY): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > cap) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}
