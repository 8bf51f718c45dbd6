import type { IncomingMessage } from 'node:http'

/** The whole body, or undefined when it is longer than `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    // Reads to the end anyway: stopping early would reset the connection before the client has read the response.
    if (size <= maxBytes) chunks.push(chunk as Buffer)
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}
