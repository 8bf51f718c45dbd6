import { type OutgoingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  // Whoever looks into a reply checks what is in it.
  // biome-ignore lint/suspicious/noExplicitAny: a test reads replies of every shape
  body: any
}

interface Asked {
  /** Sent as JSON; a string or bytes go as they are. */
  body?: unknown
  headers?: OutgoingHttpHeaders
}

export interface Visitor {
  ask(method: string, path: string, asked?: Asked): Promise<Answer>
  jar: Map<string, string>
  /** Another browser with the same cookies as this one has now. */
  copy(): Visitor
}

let visitors = 0

/** Somebody at an address of their own, so that one visitor's limits hold up no other. Keeps cookies as a browser does. */
export function aVisitor(url: string, jar = new Map<string, string>()): Visitor {
  visitors += 1
  const localAddress = `127.1.${visitors >> 8}.${visitors & 255}`

  async function ask(method: string, path: string, { body, headers = {} }: Asked = {}): Promise<Answer> {
    const payload =
      body === undefined || typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const all = {
      'sec-fetch-site': 'same-origin',
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...(cookie && { cookie }),
      ...headers,
    }
    const told = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    const answer = await send(new URL(path, url), { method, headers: told, localAddress, payload })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(line)
    return answer
  }

  function keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0\b/.test(line)) jar.delete(name)
    else jar.set(name, value)
  }

  return {
    ask,
    jar,
    copy: () => aVisitor(url, new Map(jar)),
  }
}

interface EmailParts {
  method: string
  headers: OutgoingHttpHeaders
  localAddress: string
  payload: string | Buffer | undefined
}

function send(url: URL, { payload, ...options }: EmailParts): Promise<Answer> {
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
