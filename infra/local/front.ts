import type { Resolved } from './resolve.ts'

type Headers = Record<string, string>

/** What CloudFront does to requests and answers. */
export interface Front {
  /** Names of the request headers that reach a function. */
  forwarded: string[]
  /** Headers that CloudFront adds on the way to a function; a value may be a reference to a secret. */
  added: Headers
  /** Headers of answers, by the path pattern of the behaviour; `*` is the default behaviour. */
  answers: Map<string, Headers>
  /** The source of the function that turns a screen's path into a document. */
  routingCode: string
}

interface Behaviour {
  PathPattern?: string
  ResponseHeadersPolicyId: string
  OriginRequestPolicyId?: string
  TargetOriginId: string
}

interface Distribution {
  DistributionConfig: {
    DefaultCacheBehavior: Behaviour
    CacheBehaviors: Behaviour[]
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

export function front(resources: Resolved): Front {
  const [distribution] = resources.of<Distribution>('AWS::CloudFront::Distribution')
  const { DefaultCacheBehavior, CacheBehaviors, Origins } = distribution!.properties.DistributionConfig
  const calls = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*')!
  const origin = Origins.find(({ Id }) => Id === calls.TargetOriginId)
  const requestPolicies = resources.of<RequestPolicy>('AWS::CloudFront::OriginRequestPolicy')
  const requestPolicy = requestPolicies.find(({ id }) => id === calls.OriginRequestPolicyId)!
  const headerPolicies = new Map(
    resources.of<HeadersPolicy>('AWS::CloudFront::ResponseHeadersPolicy').map(({ id, properties }) => [id, properties]),
  )
  const answers = [...CacheBehaviors, DefaultCacheBehavior].map(
    ({ PathPattern = '*', ResponseHeadersPolicyId }) =>
      [PathPattern, answerHeaders(headerPolicies.get(ResponseHeadersPolicyId)!)] as const,
  )
  const [routing] = resources.of<{ FunctionCode: string }>('AWS::CloudFront::Function')
  return {
    forwarded: requestPolicy.properties.OriginRequestPolicyConfig.HeadersConfig.Headers,
    added: Object.fromEntries(
      (origin?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]),
    ),
    answers: new Map(answers),
    routingCode: routing!.properties.FunctionCode,
  }
}

function answerHeaders({ ResponseHeadersPolicyConfig: config }: HeadersPolicy): Headers {
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
