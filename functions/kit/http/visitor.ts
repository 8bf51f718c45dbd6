import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type EpochSeconds, epochSeconds, isZone } from '../../../shared/domain/time.ts'

/** What CloudFront and the browser say about the caller. */
export interface Visitor {
  address: string | undefined
  country: string | undefined
  /** Always a time zone that this runtime knows. */
  zone: string
  cookies: Record<string, string>
}

const visitors = new WeakMap<APIGatewayProxyEventV2, Visitor>()

/** Read once per request, however many steps ask. */
export function visitorOf(event: APIGatewayProxyEventV2): Visitor {
  const seen = visitors.get(event) ?? readVisitor(event)
  visitors.set(event, seen)
  return seen
}

function readVisitor(event: APIGatewayProxyEventV2): Visitor {
  const { headers } = event
  return {
    address: withoutPort(headers['cloudfront-viewer-address']),
    country: headers['cloudfront-viewer-country'],
    zone:
      [headers['x-time-zone'], headers['cloudfront-viewer-time-zone']].find((zone) => zone && isKnown(zone)) ?? 'UTC',
    cookies: Object.fromEntries((event.cookies ?? []).map(splitCookie)),
  }
}

const LONGEST = 64
const KEPT_AT_MOST = 2_000
const zones = new Map<string, boolean>()

/** Checking a zone creates an Intl formatter, which costs more than the rest of a small request. */
function isKnown(zone: string): boolean {
  if (zone.length > LONGEST) return false
  if (zones.size > KEPT_AT_MOST) zones.clear()
  const known = zones.get(zone) ?? isZone(zone)
  zones.set(zone, known)
  return known
}

/** The instant at which the gateway received the request, so that one request has one "now". */
export const instantOf = (event: APIGatewayProxyEventV2): EpochSeconds =>
  epochSeconds(event.requestContext.timeEpoch / 1000)

/** CloudFront writes address:port, for IPv6 without brackets. */
const withoutPort = (address: string | undefined) => address?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')

function splitCookie(cookie: string): [string, string] {
  const at = cookie.indexOf('=')
  return at < 0 ? [cookie, ''] : [cookie.slice(0, at), cookie.slice(at + 1)]
}
