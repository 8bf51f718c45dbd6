import { gatewayEvent } from '../../infra/local/edge/gatewayEvent.ts'
import { cookieJar } from '../fakes/cookieJar.ts'
import { ORIGIN_SECRET } from '../makers/anEvent.ts'
import type { Backend } from './openBackend.ts'

export interface BrowserRequest {
  /** Sent as JSON; a string or bytes go as they are. */
  body?: unknown
  headers?: Record<string, string | undefined>
  /** Where the request comes from, if not from the browser's own address. */
  address?: string
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** The lines of Set-Cookie. */
  cookies: string[]
  text: string
  // Each test checks the parts of a reply that it uses.
  // biome-ignore lint/suspicious/noExplicitAny: a check reads replies of every shape
  body: any
}

export type Browser = ReturnType<typeof aBrowser>

const isJson = (headers: Record<string, string>) => /^application\/(\w+\+)?json\b/.test(headers['content-type'] ?? '')

let browsers = 0

/** A browser with an IP address of its own, whose requests CloudFront and the gateway have let through. */
export function aBrowser(backend: Backend, jar = new Map<string, string>()) {
  browsers += 1
  const kept = cookieJar(jar)
  const home = `10.${browsers >> 16}.${(browsers >> 8) & 255}.${browsers & 255}`

  async function ask(method: string, url: string, asked: BrowserRequest = {}): Promise<Answer> {
    const event = gatewayEvent(incoming(method, url, asked), backend.match(method, url.split('?')[0]!))
    const { statusCode = 0, headers = {}, cookies = [], body: text = '' } = await backend.answer(event)
    kept.keep(cookies)
    const named = headers as Record<string, string>
    const body = text && isJson(named) ? JSON.parse(text) : undefined
    return { status: statusCode, headers: named, cookies, text, body }
  }

  function incoming(method: string, url: string, { body, headers = {}, address = home }: BrowserRequest) {
    const text = body === undefined || typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body)
    const all: Record<string, string | undefined> = {
      'sec-fetch-site': 'same-origin',
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...kept.header(),
      ...headers,
      // Last, since CloudFront writes these over what a client sends.
      'cloudfront-viewer-address': `${address}:50000`,
      'x-origin-secret': ORIGIN_SECRET,
    }
    const sent = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined)
    const now = new Date(backend.now() * 1000)
    return { method, url, headers: sent, body: Buffer.from(text ?? ''), sourceAddress: address, now }
  }

  return {
    ask,
    jar,
    /** The same cookies in another browser. */
    copy: () => aBrowser(backend, new Map(jar)),
  }
}
