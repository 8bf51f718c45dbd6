const MOST_BYTES = 256 * 1024

/**
 * A fetch that has read the whole reply when it resolves, so that one time limit covers the headers and the body, and
 * that gives up on a reply which no question of ours can have.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const { status, statusText, headers } = response
  return new Response(await readBody(response), { status, statusText, headers: textHeaders(headers) })
}

async function readBody({ body }: Response): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES) throw new Error(`the reply is longer than ${MOST_BYTES} bytes`)
    parts.push(part)
  }
  return new Blob(parts)
}

/** What described the bytes on the wire does not describe the text. */
function textHeaders(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name)
  return kept
}
