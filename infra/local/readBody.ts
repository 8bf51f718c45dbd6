import type { IncomingMessage } from 'node:http'

/** The whole body, or undefined when it is longer than `cap` bytes. */
export async function readBody(request: IncomingMessage, cap = Number.POSITIVE_INFINITY): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    // Read to its end all the same: leaving early cuts the connection before the refusal is read.
    if (size <= cap) chunks.push(chunk as Buffer)
  }
  return size > cap ? undefined : Buffer.concat(chunks)
}
