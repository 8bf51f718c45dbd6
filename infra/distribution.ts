import { Duration, Fn, type SecretValue, Validations } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { contentSecurityPolicy } from './contentSecurity.ts'
import { API_CONTENT_SECURITY, headers } from './headers.ts'

/** All that a function learns of a request's headers; CloudFront allows ten names. */
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

export interface DistributionProps {
  bucket: IBucket
  api: HttpApi
  originSecret: SecretValue
  /** Where the built site lies, for the hashes of what it holds inline. */
  siteDirectory: string
  domain?: { name: string; certificateArn: string } | undefined
  firewallArn?: string | undefined
}

/** One origin for the browser: pages from the bucket, /api from the functions. */
export function distribution(scope: Construct, props: DistributionProps): cloudfront.Distribution {
  const { domain, firewallArn } = props
  const made = new cloudfront.Distribution(scope, 'Distribution', {
    ...pages(scope, props),
    ...(firewallArn && { webAclId: firewallArn }),
    httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
  })
  Validations.of(made).acknowledge(...acknowledged)
  if (!firewallArn)
    Validations.of(made).acknowledge({
      id: 'AwsSolutions-CFR2',
      reason: 'A trial deployment can do without the edge stack.',
    })
  return made
}

const acknowledged = [
  { id: 'AwsSolutions-CFR1', reason: 'People anywhere may read their chart.' },
  {
    id: 'AwsSolutions-CFR3',
    reason:
      'Its log would contain addresses and query strings, including tokens from emails; the API logs route names instead.',
  },
  {
    id: 'AwsSolutions-CFR4',
    reason: 'Only a trial deployment without its own domain uses the CloudFront certificate, which sets the protocol.',
  },
]

function pages(scope: Construct, props: DistributionProps) {
  const routing = new cloudfront.Function(scope, 'SpaRouting', {
    code: cloudfront.FunctionCode.fromFile({ filePath: 'infra/spaRouting.js' }),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
  })
  const origin = S3BucketOrigin.withOriginAccessControl(props.bucket)
  const page = (responseHeadersPolicy: cloudfront.ResponseHeadersPolicy): cloudfront.BehaviorOptions => ({
    origin,
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy,
    functionAssociations: [{ function: routing, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
  })
  const policy = contentSecurityPolicy(props.siteDirectory)
  return {
    defaultBehavior: page(headers(scope, 'PageHeaders', { contentSecurityPolicy: policy })),
    additionalBehaviors: {
      '/api/*': calls(scope, props),
      // Its address carries a token, which no other site may learn.
      '/verify-email': page(
        headers(scope, 'TokenPageHeaders', {
          contentSecurityPolicy: policy,
          referrer: cloudfront.HeadersReferrerPolicy.NO_REFERRER,
        }),
      ),
    },
  }
}

function calls(scope: Construct, { api, originSecret }: DistributionProps): cloudfront.BehaviorOptions {
  return {
    origin: new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(30),
      // Who calls the API directly lacks it and is turned away; CloudFront resolves the reference at deploy.
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
    responseHeadersPolicy: headers(scope, 'ApiHeaders', {
      contentSecurityPolicy: API_CONTENT_SECURITY,
      referrer: cloudfront.HeadersReferrerPolicy.NO_REFERRER,
    }),
  }
}
