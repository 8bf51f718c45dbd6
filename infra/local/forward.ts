import { once } from 'node:events'
import { Agent, type IncomingMessage, request as open } from 'node:http'
import { readBody } from './readBody.ts'

interface Answer {
  status: number
  text: string
  body: Record<string, never>
}

const agent = new Agent({ keepAlive: true })

/** Hands a request on to a server on this machine with another body, and answers what it answered. */
export async function forward(port: number, { headers }: IncomingMessage, body: object): Promise<Answer> {
  const text = Buffer.from(JSON.stringify(body))
  const request = open({
    agent,
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/',
    headers: { ...headers, 'content-length': text.length },
  })
  request.end(text)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const answer = String(await readBody(response))
  return { status: response.statusCode ?? 500, text: answer, body: JSON.parse(answer || '{}') }
}
