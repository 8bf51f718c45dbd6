import { isUtf8 } from 'node:buffer'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type Endpoint, perAddress } from '../../../shared/contract/endpoint.ts'
import { Problem } from '../../../shared/contract/problem.ts'
import { type EpochSeconds, MINUTE } from '../../../shared/domain/time.ts'
import { addressKey } from '../../domain/identity/address.ts'
import { isSameSecret } from '../../domain/identity/token.ts'
import type { Environment } from '../env.ts'
import type { Limiter } from './limits.ts'
import { instantOf, visitorOf } from './visitor.ts'

export const BODY_CAP = 16 * 1024
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

const EVERY_ROUTE = perAddress(600, MINUTE)

export interface CheckRequestNeeds {
  environment: Environment
  /** The values that CloudFront may send: two, while the secret is being changed. */
  originSecrets: (now: EpochSeconds) => Promise<string[]>
  limit: Limiter
}

/** The checks that need neither the parsed body nor the table. Their order is part of the contract. */
export async function checkRequest(
  needs: CheckRequestNeeds,
  event: APIGatewayProxyEventV2,
  endpoint?: Pick<Endpoint, 'isOneClick'>,
): Promise<void> {
  const now = instantOf(event)
  refuseOriginBypass(event, await needs.originSecrets(now))
  capBody(event)
  const subject = addressKey(visitorOf(event).address)
  await needs.limit({ limit: EVERY_ROUTE, scope: 'every route', subject, now })
  if (endpoint?.isOneClick) return dropBody(event)
  if (event.requestContext.http.method !== 'GET') refuseForeignOrigin(event, needs.environment.APP_ORIGIN)
  requireJson(event)
}

/** Only CloudFront knows the secret. A caller that bypasses it could forge the headers that limits rely on. */
export function refuseOriginBypass({ headers }: APIGatewayProxyEventV2, accepted: string[]) {
  const presented = headers['x-origin-secret'] ?? ''
  if (!accepted.some((secret) => isSameSecret(presented, secret))) throw new Problem('ORIGIN_BYPASS')
}

function capBody({ body, isBase64Encoded, headers }: APIGatewayProxyEventV2) {
  if (headers['content-encoding']) throw new Problem('UNSUPPORTED_MEDIA')
  if (!body) return
  if (Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8') > BODY_CAP) throw new Problem('BODY_TOO_LARGE')
  // Decoding would silently replace invalid bytes.
  if (isBase64Encoded && !isUtf8(Buffer.from(body, 'base64'))) throw new Problem('MALFORMED_JSON')
}

/**
 * Refuses cross-site requests, with or without a cookie. Browsers since March 2023 always send one of the two headers
 * on a write; other clients send neither, and cannot be tricked into sending a person's cookie.
 */
export function refuseForeignOrigin(event: APIGatewayProxyEventV2, appOrigin: string) {
  if (!isFromOurPage(event, appOrigin)) throw new Problem('FORBIDDEN_ORIGIN')
}

function isFromOurPage({ headers }: APIGatewayProxyEventV2, appOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? [undefined, appOrigin].includes(headers.origin) : site === 'same-origin'
}

/** Whether a page of another site can make a browser send this, however the request is refused otherwise. */
export const mayBeForged = (event: APIGatewayProxyEventV2, appOrigin: string): boolean =>
  !isFromOurPage(event, appOrigin) || (Boolean(event.body) && !isJson(event))

const isJson = ({ headers }: APIGatewayProxyEventV2) => JSON_TYPE.test(headers['content-type'] ?? '')

/** What a mail program sends along, as a form, says nothing that the path does not. */
function dropBody(event: APIGatewayProxyEventV2) {
  delete event.body
  delete event.headers['content-type']
}

function requireJson(event: APIGatewayProxyEventV2) {
  if (!event.body) {
    delete event.headers['content-type']
    return
  }
  if (!isJson(event)) throw new Problem('UNSUPPORTED_MEDIA')
  // The JSON parser knows fewer spellings than the standard.
  event.headers['content-type'] = 'application/json'
}
