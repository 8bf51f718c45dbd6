import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { PAYMENT_POLICY } from './stripeHosts.ts'

interface Headers {
  contentSecurityPolicy: string
  referrer?: HeadersReferrerPolicy
}

/** The headers that CloudFront adds to every response of one behaviour. */
export function responseHeaders(scope: Construct, id: string, { contentSecurityPolicy, referrer }: Headers) {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: referrer ?? HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: CUSTOM_HEADERS.map(([header, value]) => ({ header, value, override: true })),
    },
  })
}

export const API_CONTENT_SECURITY = "default-src 'none'; frame-ancestors 'none'"

const CUSTOM_HEADERS = [
  ['permissions-policy', `camera=(), microphone=(), geolocation=(), ${PAYMENT_POLICY}`],
  // Popups for payment and for Google must be able to communicate with the page that opened them.
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
] as const
