import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { resolveTemplate } from '../../../infra/local/template/resolveTemplate.ts'
import { routeKey } from '../../../shared/contract/endpoint.ts'
import { api, webhooks } from '../../../shared/contract/index.ts'
import { INLINE, synthesiseStack } from './synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const { template, acknowledged } = synthesiseStack()
const resources = resolveTemplate(template, {})
const all = (type: string) => resources.ofType<Properties>(type)
const one = (type: string) => all(type)[0]!.properties

const integrationOf = (target: string) =>
  all('AWS::ApiGatewayV2::Integration').find(({ id }) => target === `integrations/${id}`)!.properties.IntegrationUri
/** An ARN as IAM matches it: a star matches any characters, slashes included. */
const pattern = (arn: string) => new RegExp(`${arn.replace(/.*(:Api)/, '$1').replaceAll('*', '.*')}$`)
describe('the routes of the API', () => {
  test('are those of the contract, and a default for everything else', () => {
    const declared = Object.values(api).flatMap((group) => Object.values(group).map(routeKey))

    const routes = all('AWS::ApiGatewayV2::Route').map(({ properties }) => properties.RouteKey)

    expect(routes.sort()).toEqual([...declared, ...Object.values(webhooks), '$default'].sort())
  })

  test('may all invoke their function, the default route included', () => {
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

    const denied = calls.filter((call) => !allowed.some(({ to, arn }) => to === call.to && arn.test(call.arn)))

    expect(calls.length).toBeGreaterThan(10)
    expect(denied).toEqual([])
  })
})

test('the table has backups, deletion protection and its own encryption key', () => {
  expect(one('AWS::DynamoDB::Table')).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    SSESpecification: { SSEType: 'KMS' },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
  })
  for (const { properties } of all('AWS::KMS::Key')) expect(properties.EnableKeyRotation).toBe(true)
})

test('every log is kept for thirty days', () => {
  const logs = all('AWS::Logs::LogGroup').map(({ properties }) => properties.RetentionInDays)

  expect(logs.length).toBeGreaterThan(10)
  expect(logs.filter((days) => days !== 30)).toEqual([])
})

test('every secret is generated with sixty-four letters and digits, and survives the stack', () => {
  const secrets = all('AWS::SecretsManager::Secret')

  expect(secrets).toHaveLength(7)
  for (const { id, properties } of secrets) {
    expect(properties.GenerateSecretString).toEqual({ PasswordLength: 64, ExcludePunctuation: true })
    expect(template.Resources[id]).toMatchObject({ DeletionPolicy: 'Retain' })
  }
})

describe('the CloudFront distribution', () => {
  const { DistributionConfig } = one('AWS::CloudFront::Distribution')
  const apiBehavior = DistributionConfig.CacheBehaviors.find((each: Properties) => each.PathPattern === '/api/*')

  test("forwards the ten headers that CloudFront allows, Stripe's signature among them", () => {
    const { HeadersConfig } = one('AWS::CloudFront::OriginRequestPolicy').OriginRequestPolicyConfig
    expect(HeadersConfig.Headers).toHaveLength(10)
    expect(HeadersConfig.Headers).toContain('stripe-signature')
  })

  test('maps screens to documents by a function, and does not replace error responses of the API', () => {
    expect(DistributionConfig.CustomErrorResponses).toBeUndefined()
    expect(apiBehavior.FunctionAssociations).toBeUndefined()
    expect(DistributionConfig.DefaultCacheBehavior.FunctionAssociations).toHaveLength(2)
  })

  test('knows the pages for developers in every stage but production', () => {
    const codeOf = (stage: 'dev' | 'prod') => {
      const functions = Object.values(synthesiseStack({ stage }).template.Resources) as Properties[]
      return functions.find(({ Type }) => Type === 'AWS::CloudFront::Function')!.Properties.FunctionCode as string
    }

    expect(codeOf('dev')).toContain('/test-wallets')
    expect(codeOf('prod')).not.toMatch(/auth-test|test-wallets/)
  })

  test('never caches the API', () => {
    const MANAGED_CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
    expect(apiBehavior.CachePolicyId).toBe(MANAGED_CACHING_DISABLED)
  })

  test('waits for the API as long as the gateway does', () => {
    const api = DistributionConfig.Origins.find(({ Id }: Properties) => Id === apiBehavior.TargetOriginId)

    expect(api.CustomOriginConfig.OriginReadTimeout).toBe(30)
  })

  test('has browsers use https for two years', () => {
    const headers = all('AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ properties }) => properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity,
    )

    expect(headers).toHaveLength(3)
    for (const policy of headers)
      expect(policy).toEqual({
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Preload: true,
        Override: true,
      })
  })

  test('requires TLS 1.2 and is protected by the firewall', () => {
    expect(DistributionConfig.ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021')
    expect(DistributionConfig.WebACLId).toContain(':global/webacl/')
  })

  test('allows only the inline code that the build put into the pages, and Stripe beside it', () => {
    const policies = all('AWS::CloudFront::ResponseHeadersPolicy').map(({ properties }) =>
      String(properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy),
    )
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

    expect(policies.join()).not.toMatch(/unsafe|(?<!https:\/\/)\*/)
    expect(policies[0]).toContain(
      `script-src 'self' ${hash(INLINE.script)} https://js.stripe.com https://*.js.stripe.com;`,
    )
    expect(policies[0]).toContain(`style-src 'self' ${hash(INLINE.style)};`)
  })
})

describe('the report of cdk-nag', () => {
  test('has no open finding, and few acknowledged ones', () => {
    // Synthesis itself throws when a finding is not acknowledged.
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(acknowledged.length).toBeLessThanOrEqual(15)
  })

  test('is acknowledged with a reason, and at the resource where it is about who may do what', () => {
    for (const { path, id, reason } of acknowledged) {
      expect(reason.length).toBeGreaterThan(30)
      if (/IAM4|IAM5|APIG4/.test(id)) expect(path).toContain('/')
    }
  })
})
