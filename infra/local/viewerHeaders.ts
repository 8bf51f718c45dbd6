import type { IncomingMessage } from 'node:http'

// Beside the headers of its policy CloudFront always passes these on.
const ALWAYS = ['host', 'cookie', 'content-length', 'content-encoding']

/** Where a visitor of one machine is, unless the operator says otherwise. */
const COUNTRY = 'US'
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

interface Policy {
  forwarded: string[]
  added: Record<string, string>
}

/** The headers that reach a function: what CloudFront forwards, and what it writes itself over any copy of the client's. */
export function viewerHeaders(request: IncomingMessage, { forwarded, added }: Policy): [string, string][] {
  const own: Record<string, string> = {
    ...added,
    'cloudfront-viewer-address': `${request.socket.remoteAddress}:${request.socket.remotePort}`,
    'cloudfront-viewer-country': process.env.VIEWER_COUNTRY ?? COUNTRY,
    'cloudfront-viewer-time-zone': ZONE,
  }
  const passing = new Set([...ALWAYS, ...forwarded].filter((name) => !(name in own)))
  return [...pairs(request.rawHeaders).filter(([name]) => passing.has(name.toLowerCase())), ...Object.entries(own)]
}

const pairs = (raw: string[]): [string, string][] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1]!]] : []))
