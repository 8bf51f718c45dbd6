import type { IncomingMessage } from 'node:http'

// CloudFront always forwards these, whatever its policy says.
const ALWAYS_FORWARDED = ['host', 'cookie', 'content-length', 'content-encoding']

/** The country of every visitor to the local stack, unless VIEWER_COUNTRY is set. */
const DEFAULT_COUNTRY = 'US'
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

interface HeaderPolicy {
  sourceAddress: string
  forwardedHeaders: string[]
  originHeaders: Record<string, string>
}

/** The headers that reach a function: what CloudFront forwards, and what it adds itself, overwriting the client's. */
export function viewerHeaders(
  request: IncomingMessage,
  { sourceAddress, forwardedHeaders, originHeaders }: HeaderPolicy,
): [string, string][] {
  const added: Record<string, string> = {
    ...originHeaders,
    'cloudfront-viewer-address': `${sourceAddress}:${request.socket.remotePort}`,
    'cloudfront-viewer-country': process.env.VIEWER_COUNTRY ?? DEFAULT_COUNTRY,
    'cloudfront-viewer-time-zone': TIME_ZONE,
  }
  const allowed = new Set([...ALWAYS_FORWARDED, ...forwardedHeaders].filter((name) => !(name in added)))
  return [...pairs(request.rawHeaders).filter(([name]) => allowed.has(name.toLowerCase())), ...Object.entries(added)]
}

const pairs = (raw: string[]): [string, string][] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1]!]] : []))
