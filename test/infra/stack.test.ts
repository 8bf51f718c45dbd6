import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { resolve } from '../../infra/local/resolve.ts'
import { routeKey } from '../../shared/contract/endpoint.ts'
import { api } from '../../shared/contract/index.ts'
import { INLINE, synthesised } from './synthesised.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const { template, acknowledged } = synthesised()
const resources = resolve(template, {})
const all = (type: string) => resources.of<Properties>(type)
const one = (type: string) => all(type)[0]!.properties

const integrationOf = (target: string) =>
  all('AWS::ApiGatewayV2::Integration').find(({ id }) => target === `integrations/${id}`)!.properties.IntegrationUri
/** As IAM reads an ARN: a star stands for any characters, slashes too. */
const pattern = (arn: string) => new RegExp(`${arn.replace(/.*(:Api)/, '$1').replaceAll('*', '.*')}$`)
describe('routes', () => {
  test('are those of the contract, and one for everything else', () => {
    const promised = Object.values(api).flatMap((group) => Object.values(group).map(routeKey))

    const made = all('AWS::ApiGatewayV2::Route').map(({ properties }) => properties.RouteKey)

    expect(made.sort()).toEqual([...promised, '$default'].sort())
  })

  test('are logged by name and never by path', () => {
    const format = JSON.parse(one('AWS::ApiGatewayV2::Stage').AccessLogSettings.Format)
    expect(format.route).toBe('$context.routeKey')
    expect(JSON.stringify(format)).not.toMatch(/path|query|header/i)
  })

  test('may call their function, the one without a path included', () => {
    const calls = all('AWS::ApiGatewayV2::Route').map(({ properties: { RouteKey, Target } }) => ({
      arn: `:Api/$default/${RouteKey === '$default' ? RouteKey : RouteKey.replace(' ', '')}`,
      to: integrationOf(Target),
    }))
    const allowed = all('AWS::Lambda::Permission')
      .map(({ properties }) => properties)
      .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com')
      .map(({ FunctionName, SourceArn }) => ({
        to: FunctionName,
        arn: pattern(SourceArn.replace(/:Api[^/]*/, ':Api')),
      }))

    const barred = calls.filter((call) => !allowed.some(({ to, arn }) => to === call.to && arn.test(call.arn)))

    expect(calls.length).toBeGreaterThan(10)
    expect(barred).toEqual([])
  })

  test('are throttled', () => {
    expect(one('AWS::ApiGatewayV2::Stage').DefaultRouteSettings.ThrottlingRateLimit).toBe(500)
  })
})

test('the table survives mistakes: backups, protection, a key of its own', () => {
  expect(one('AWS::DynamoDB::Table')).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    SSESpecification: { SSEType: 'KMS' },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
  })
  for (const { properties } of all('AWS::KMS::Key')) expect(properties.EnableKeyRotation).toBe(true)
})

describe('the front', () => {
  const { DistributionConfig } = one('AWS::CloudFront::Distribution')
  const calls = DistributionConfig.CacheBehaviors.find((each: Properties) => each.PathPattern === '/api/*')

  test('forwards to the functions what they need and CloudFront allows', () => {
    const { HeadersConfig } = one('AWS::CloudFront::OriginRequestPolicy').OriginRequestPolicyConfig
    expect(HeadersConfig.Headers).toHaveLength(10)
    expect(HeadersConfig.Headers).toContain('stripe-signature')
  })

  test('turns screens into documents and leaves the errors of the API alone', () => {
    expect(DistributionConfig.CustomErrorResponses).toBeUndefined()
    expect(calls.FunctionAssociations).toBeUndefined()
    expect(DistributionConfig.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1)
  })

  test('never caches a call', () => {
    const MANAGED_CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
    expect(calls.CachePolicyId).toBe(MANAGED_CACHING_DISABLED)
  })

  test('speaks TLS 1.2 at least and stands behind the firewall', () => {
    expect(DistributionConfig.ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021')
    expect(DistributionConfig.WebACLId).toContain(':global/webacl/')
  })

  test('allows nothing inline but what the build put into the pages', () => {
    const policies = all('AWS::CloudFront::ResponseHeadersPolicy').map(({ properties }) =>
      String(properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy),
    )
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

    expect(policies.join()).not.toMatch(/unsafe|\*/)
    expect(policies[0]).toContain(`script-src 'self' ${hash(INLINE.script)};`)
    expect(policies[0]).toContain(`style-src 'self' ${hash(INLINE.style)};`)
  })
})

describe('cdk-nag', () => {
  test('has no finding without an answer, and few with one', () => {
    // Synthesis itself throws at an unanswered finding.
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(acknowledged.length).toBeLessThanOrEqual(15)
  })

  test('is answered at the resource and with a reason', () => {
    for (const { path, reason } of acknowledged) {
      expect(path).toContain('/')
      expect(reason.length).toBeGreaterThan(30)
    }
  })
})
