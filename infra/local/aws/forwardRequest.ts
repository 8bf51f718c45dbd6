import { once } from 'node:events'
import { Agent, type IncomingMessage, request as open } from 'node:http'
import { text } from 'node:stream/consumers'

interface ForwardedResponse {
  status: number
  text: string
  body: Record<string, never>
}

const agent = new Agent({ keepAlive: true })

/** Forwards a request to a local port with another body, and returns the response. */
export async function forwardRequest(
  port: number,
  { headers }: IncomingMessage,
  body: object,
): Promise<ForwardedResponse> {
  const content = Buffer.from(JSON.stringify(body))
  const request = open({
    agent,
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/',
    headers: { ...headers, 'content-length': content.length },
  })
  request.end(content)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const received = await text(response)
  return { status: response.statusCode ?? 500, text: received, body: JSON.parse(received || '{}') }
}
