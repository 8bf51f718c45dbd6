import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type EpochSeconds, epochSeconds, isZone } from '../../../shared/domain/time.ts'

/** Who sends a request, as far as CloudFront and the browser say. */
export interface Visitor {
  address: string | undefined
  country: string | undefined
  /** Always a zone that this runtime knows. */
  zone: string
  cookies: Record<string, string>
}

const visitors = new WeakMap<APIGatewayProxyEventV2, Visitor>()

/** Looked at once for each request, however many steps ask. */
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

/** Asking the runtime about a zone makes a whole formatter: dearer than all else that a small request costs. */
function isKnown(zone: string): boolean {
  if (zone.length > LONGEST) return false
  if (zones.size > KEPT_AT_MOST) zones.clear()
  const known = zones.get(zone) ?? isZone(zone)
  zones.set(zone, known)
  return known
}

/** The instant of a request is the one that the gateway saw, so that one request has one "now". */
export const instantOf = (event: APIGatewayProxyEventV2): EpochSeconds =>
  epochSeconds(event.requestContext.timeEpoch / 1000)

/** CloudFront writes address:port, for IPv6 without brackets. */
const withoutPort = (address: string | undefined) => address?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')

function splitCookie(cookie: string): [string, string] {
  const at = cookie.indexOf('=')
  return at < 0 ? [cookie, ''] : [cookie.slice(0, at), cookie.slice(at + 1)]
}
