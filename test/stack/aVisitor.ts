import { type OutgoingHttpHeaders, request } from 'node:http'
import { cookieJar } from '../fakes/cookieJar.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  // Each test checks the parts of a reply that it uses.
  // biome-ignore lint/suspicious/noExplicitAny: a test reads replies of every shape
  body: any
}

export interface VisitorRequest {
  /** Sent as JSON; a string or bytes go as they are. */
  body?: unknown
  headers?: OutgoingHttpHeaders
}

export interface Visitor {
  ask(method: string, path: string, asked?: VisitorRequest): Promise<Answer>
  jar: Map<string, string>
  /** Another browser with the same cookies as this one has now. */
  copy(): Visitor
}

let visitors = 0

/**
 * A visitor with an IP address of their own, so that one visitor's limits do not hold up another. Keeps cookies as a
 * browser does.
 */
export function aVisitor(url: string, jar = new Map<string, string>()): Visitor {
  visitors += 1
  const kept = cookieJar(jar)
  const localAddress = `127.1.${visitors >> 8}.${visitors & 255}`

  async function ask(method: string, path: string, { body, headers = {} }: VisitorRequest = {}): Promise<Answer> {
    const payload =
      body === undefined || typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body)
    const all = {
      'sec-fetch-site': 'same-origin',
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...kept.header(),
      ...headers,
    }
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    const answer = await send(new URL(path, url), { method, headers: sent, localAddress, payload })
    kept.keep([answer.headers['set-cookie'] ?? []].flat())
    return answer
  }

  return {
    ask,
    jar,
    copy: () => aVisitor(url, new Map(jar)),
  }
}

interface Call {
  method: string
  headers: OutgoingHttpHeaders
  localAddress: string
  payload: string | Buffer | undefined
}

function send(url: URL, { payload, ...options }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { ...options, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const isJson = response.headers['content-type']?.startsWith('application/json') && text
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          body: isJson ? JSON.parse(text) : undefined,
        })
      })
    })
    asked.on('error', reject)
    asked.end(payload)
  })
}
