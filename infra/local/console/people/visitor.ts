import { type OutgoingHttpHeaders, request } from 'node:http'
import { json } from 'node:stream/consumers'

interface Answer {
  status: number
  // Whoever asks knows what the contract says of the reply.
  // biome-ignore lint/suspicious/noExplicitAny: replies of every shape
  body: any
}

/** Somebody with a browser: keeps cookies, and calls the API over HTTP as the app does. */
export interface Visitor {
  /** @throws an error with the call and the reply if the API refuses it */
  ask(method: string, path: string, body?: unknown): Promise<Answer['body']>
}

let visitors = 0

/**
 * A visitor with a loopback address of their own, so that many who are made one after another don't use up the calls
 * that one address has.
 */
export function visitor(port: number): Visitor {
  visitors += 1
  const localAddress = `127.2.${(visitors >> 8) & 255}.${visitors & 255 || 1}`
  const cookies = new Map<string, string>()

  return {
    async ask(method, path, body) {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers: OutgoingHttpHeaders = {
        'sec-fetch-site': 'same-origin',
        ...(payload !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        }),
        ...(cookies.size > 0 && { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') }),
      }
      const answer = await send({ port, localAddress, method, path, headers, payload }, cookies)
      if (answer.status >= 400)
        throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
  }
}

interface Call {
  port: number
  localAddress: string
  method: string
  path: string
  headers: OutgoingHttpHeaders
  payload: string | undefined
}

function send({ payload, ...call }: Call, cookies: Map<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...call, host: '127.0.0.1', agent: false }, (response) => {
      for (const line of response.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      json(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
    asked.on('error', reject)
    asked.end(payload)
  })
}
