import { readFileSync } from 'node:fs'
import { Annotations, Duration, Fn, type SecretValue, Validations } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { API_CONTENT_SECURITY, responseHeaders } from './responseHeaders.ts'
import { STRIPE } from './stripeHosts.ts'

/** The request headers that reach a function. CloudFront allows at most ten names. */
export const FORWARDED_HEADERS = [
  'accept',
  'content-type',
  'origin',
  'sec-fetch-site',
  'x-time-zone',
  'stripe-signature',
  'user-agent',
  'cloudfront-viewer-address',
  'cloudfront-viewer-country',
  'cloudfront-viewer-time-zone',
]

const GOOGLE_ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com'],
}

const META_PIXEL = { image: ['https://www.facebook.com'] }

const trackingHosts = ({ analyticsId, pixelId }: DistributionProps['public']) => [
  ...(analyticsId ? [GOOGLE_ANALYTICS] : []),
  ...(pixelId ? [META_PIXEL] : []),
]

export interface DistributionProps {
  bucket: IBucket
  api: HttpApi
  originSecret: SecretValue
  stage: 'local' | 'dev' | 'prod'
  /** Services that pages load once somebody has agreed; empty where there is none. */
  public: { analyticsId: string; pixelId: string }
  /** The directory of the built site, for the hashes of its inline code. */
  siteDirectory: string
  domain?: { name: string; certificateArn: string } | undefined
  firewallArn?: string | undefined
}

/** One origin for the browser: pages from the bucket, /api from the functions. */
export function distribution(scope: Construct, props: DistributionProps): cloudfront.Distribution {
  const { domain, firewallArn } = props
  const cdn = new cloudfront.Distribution(scope, 'Distribution', {
    ...pageBehaviors(scope, props),
    ...(firewallArn && { webAclId: firewallArn }),
    httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
  })
  Validations.of(cdn).acknowledge(...acknowledged)
  if (!firewallArn)
    Validations.of(cdn).acknowledge({
      id: 'AwsSolutions-CFR2',
      reason: 'A development deployment may do without the edge stack.',
    })
  return cdn
}

const acknowledged = [
  { id: 'AwsSolutions-CFR1', reason: 'The product is open to people in every country.' },
  {
    id: 'AwsSolutions-CFR3',
    reason:
      'The log would hold addresses and query strings, and with them tokens from emails; the API logs route names.',
  },
  {
    id: 'AwsSolutions-CFR4',
    reason:
      'Only a development deployment without its own domain uses the CloudFront certificate, which fixes the protocol.',
  },
]

function pageBehaviors(scope: Construct, props: DistributionProps) {
  const routing = new cloudfront.Function(scope, 'SpaRouting', {
    code: cloudfront.FunctionCode.fromInline(routingCode(props.stage)),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
  })
  const origin = S3BucketOrigin.withOriginAccessControl(props.bucket, {
    // Without permission to list, the bucket answers 403 for a missing file. The list itself stays out of reach: the
    // routing function replaces the path of the root, and no query string is forwarded.
    originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
  })
  Annotations.of(scope).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk')
  const page = (responseHeadersPolicy: cloudfront.ResponseHeadersPolicy): cloudfront.BehaviorOptions => ({
    origin,
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy,
    functionAssociations: [
      { function: routing, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST },
      { function: routing, eventType: cloudfront.FunctionEventType.VIEWER_RESPONSE },
    ],
  })
  const policy = contentSecurityPolicy(props.siteDirectory, [STRIPE, ...trackingHosts(props.public)])
  const tokenPage = page(
    responseHeaders(scope, 'TokenPageHeaders', {
      contentSecurityPolicy: policy,
      referrer: cloudfront.HeadersReferrerPolicy.NO_REFERRER,
    }),
  )
  return {
    defaultBehavior: page(responseHeaders(scope, 'PageHeaders', { contentSecurityPolicy: policy })),
    additionalBehaviors: {
      '/api/*': apiBehavior(scope, props),
      // The addresses of these pages carry a token, which must not reach another site as a referrer.
      '/verify-email': tokenPage,
      '/unsubscribe': tokenPage,
    },
  }
}

/** In production there are no pages for developers. */
function routingCode(stage: DistributionProps['stage']): string {
  const code = readFileSync('infra/edge/spaRouting.js', 'utf8')
  return stage === 'prod' ? code.replace(/var testPages = .*/, 'var testPages = []') : code
}

function apiBehavior(scope: Construct, { api, originSecret }: DistributionProps): cloudfront.BehaviorOptions {
  return {
    origin: new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(30),
      // A caller that bypasses CloudFront lacks it and is refused; CloudFormation resolves the reference at deployment.
      customHeaders: { 'x-origin-secret': originSecret.unsafeUnwrap() },
    }),
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
    originRequestPolicy: new cloudfront.OriginRequestPolicy(scope, 'Forwarded', {
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(...FORWARDED_HEADERS),
      cookieBehavior: cloudfront.OriginRequestCookieBehavior.all(),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
    }),
    responseHeadersPolicy: responseHeaders(scope, 'ApiHeaders', {
      contentSecurityPolicy: API_CONTENT_SECURITY,
      referrer: cloudfront.HeadersReferrerPolicy.NO_REFERRER,
    }),
  }
}
