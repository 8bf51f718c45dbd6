import { once } from 'node:events'
import { Agent as HttpAgent, type IncomingMessage, request as openHttp } from 'node:http'
import { Agent as HttpsAgent, request as openHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import type { DatabaseServer } from './databaseServer.ts'

interface ForwardedResponse {
  status: number
  text: string
  body: Record<string, never>
}

const plain = new HttpAgent({ keepAlive: true })
const encrypted = new HttpsAgent({ keepAlive: true })

/** Forwards a request to the database with another body, and returns the response. */
export async function forwardRequest(
  { url, headersFor }: DatabaseServer,
  { headers }: IncomingMessage,
  body: object,
): Promise<ForwardedResponse> {
  const content = JSON.stringify(body)
  const signed = await headersFor(content, headers)
  const options = { method: 'POST', headers: { ...signed, 'content-length': Buffer.byteLength(content) } }
  const request =
    url.protocol === 'https:'
      ? openHttps(url, { ...options, agent: encrypted })
      : openHttp(url, { ...options, agent: plain })
  request.end(content)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const received = await text(response)
  return { status: response.statusCode ?? 500, text: received, body: JSON.parse(received || '{}') }
}
