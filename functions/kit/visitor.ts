import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type EpochSeconds, epochSeconds, isZone } from '../../shared/domain/time.ts'

/** Who is at the door, as far as CloudFront and the browser say. */
export interface Visitor {
  address: string | undefined
  country: string | undefined
  /** Always a zone that this runtime knows. */
  zone: string
  cookies: Record<string, string>
}

export function visitorOf(event: APIGatewayProxyEventV2): Visitor {
  const { headers } = event
  return {
    address: withoutPort(headers['cloudfront-viewer-address']),
    country: headers['cloudfront-viewer-country'],
    zone:
      [headers['x-time-zone'], headers['cloudfront-viewer-time-zone']].find((zone) => zone && isZone(zone)) ?? 'UTC',
    cookies: Object.fromEntries((event.cookies ?? []).map(splitCookie)),
  }
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
