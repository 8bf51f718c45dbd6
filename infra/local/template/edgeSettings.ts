import type { ResolvedTemplate } from './resolveTemplate.ts'

type Headers = Record<string, string>

/** What CloudFront does to requests and responses. */
export interface EdgeSettings {
  /** Names of the request headers that reach a function. */
  forwardedHeaders: string[]
  /** Headers that CloudFront adds to requests to the API; a value may be a reference to a secret. */
  originHeaders: Headers
  /** Response headers by the path pattern of the behaviour; `*` is the default behaviour. */
  responseHeaders: Map<string, Headers>
  /** The source of the CloudFront Function that maps the path of a screen to a document. */
  routingCode: string
}

interface Behavior {
  PathPattern?: string
  ResponseHeadersPolicyId: string
  OriginRequestPolicyId?: string
  TargetOriginId: string
}

interface Distribution {
  DistributionConfig: {
    DefaultCacheBehavior: Behavior
    CacheBehaviors: Behavior[]
    Origins: { Id: string; OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[] }[]
  }
}

interface HeadersPolicy {
  ResponseHeadersPolicyConfig: {
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] }
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: string }
      FrameOptions: { FrameOption: string }
      ReferrerPolicy: { ReferrerPolicy: string }
      StrictTransportSecurity: { AccessControlMaxAgeSec: number }
    }
  }
}

interface RequestPolicy {
  OriginRequestPolicyConfig: { HeadersConfig: { Headers: string[] } }
}

/** Reads the settings of the distribution from the template. */
export function edgeSettings(resources: ResolvedTemplate): EdgeSettings {
  const [distribution] = resources.ofType<Distribution>('AWS::CloudFront::Distribution')
  const { DefaultCacheBehavior, CacheBehaviors, Origins } = distribution!.properties.DistributionConfig
  const apiBehavior = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*')!
  const origin = Origins.find(({ Id }) => Id === apiBehavior.TargetOriginId)
  const requestPolicies = resources.ofType<RequestPolicy>('AWS::CloudFront::OriginRequestPolicy')
  const requestPolicy = requestPolicies.find(({ id }) => id === apiBehavior.OriginRequestPolicyId)!
  const headerPolicies = new Map(
    resources
      .ofType<HeadersPolicy>('AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ id, properties }) => [id, properties]),
  )
  const responseHeaders = [...CacheBehaviors, DefaultCacheBehavior].map(
    ({ PathPattern = '*', ResponseHeadersPolicyId }) =>
      [PathPattern, headersOf(headerPolicies.get(ResponseHeadersPolicyId)!)] as const,
  )
  const [routing] = resources.ofType<{ FunctionCode: string }>('AWS::CloudFront::Function')
  return {
    forwardedHeaders: requestPolicy.properties.OriginRequestPolicyConfig.HeadersConfig.Headers,
    originHeaders: Object.fromEntries(
      (origin?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]),
    ),
    responseHeaders: new Map(responseHeaders),
    routingCode: routing!.properties.FunctionCode,
  }
}

function headersOf({ ResponseHeadersPolicyConfig: config }: HeadersPolicy): Headers {
  const { ContentSecurityPolicy, FrameOptions, ReferrerPolicy, StrictTransportSecurity } = config.SecurityHeadersConfig
  return {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': FrameOptions.FrameOption,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains; preload`,
    ...Object.fromEntries(config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  }
}
