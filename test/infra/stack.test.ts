import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { resolve } from '../../infra/local/resolve.ts'
import { powers } from '../../infra/powers.ts'
import { routeKey } from '../../shared/contract/endpoint.ts'
import { api } from '../../shared/contract/index.ts'
import { INLINE, synthesised } from './synthesised.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const { template, acknowledged } = synthesised()
const resources = resolve(template, {})
const all = (type: string) => resources.of<Properties>(type)
const one = (type: string) => all(type)[0]!.properties

const statements = all('AWS::IAM::Policy').flatMap(({ id, properties }) =>
  (properties.PolicyDocument.Statement as Properties[]).map((statement) => ({ id, ...statement }) as Properties),
)
const integrationOf = (target: string) =>
  all('AWS::ApiGatewayV2::Integration').find(({ id }) => target === `integrations/${id}`)!.properties.IntegrationUri
/** As IAM reads an ARN: a star stands for any characters, slashes too. */
const pattern = (arn: string) => new RegExp(`${arn.replace(/.*(:Api)/, '$1').replaceAll('*', '.*')}$`)
const touchesRows = ({ Action }: Properties) => [Action].flat().some((action: string) => action.startsWith('dynamodb:'))

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

describe('rights', () => {
  test('name every action', () => {
    expect(statements.flatMap(({ Action }) => Action).filter((action: string) => action.includes('*'))).toEqual([])
  })

  test('name every resource, but for the objects of a bucket', () => {
    const wide = statements.flatMap(({ Resource }) => Resource).filter((resource: string) => /\*/.test(resource))
    expect(wide.filter((resource: string) => !/(s3:::cdk-.*|Site\w*\.Arn)\/\*$/.test(resource))).toEqual([])
  })

  test('never include a scan of the table', () => {
    expect(JSON.stringify(statements)).not.toContain('Scan')
  })

  test('reach rows only by the beginning of their key', () => {
    const onRows = statements.filter(touchesRows)
    expect(onRows.length).toBeGreaterThan(5)
    for (const { Condition } of onRows) {
      expect(Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']).not.toContain('*')
      expect(Condition.Null['dynamodb:LeadingKeys']).toBe('false')
    }
  })

  test.each(['pricing', 'unknown'])('leave %s without a way to the table', (name) => {
    expect(statements.filter(({ id }) => id.startsWith(name)).filter(touchesRows)).toEqual([])
  })

  test('let nobody but the sender send mail, and only as one address', () => {
    const sending = statements.filter(({ Action }) => JSON.stringify(Action).includes('ses:'))
    expect(sending.map(({ id }) => id)).toEqual([expect.stringMatching(/^sendMail/)])
    expect(sending[0]!.Action).toBe('ses:SendEmail')
    expect(sending[0]!.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'hello@orrery.example' } })
  })

  test('of a reader of the sky end at people and their sessions', () => {
    const [rows] = statements.filter(({ id }) => id.startsWith('readings')).filter(touchesRows)
    expect(rows!.Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']).toEqual(['USER#*', 'SESSION#*'])
  })

  test('let whoever writes rows use their key, and only by way of DynamoDB', () => {
    const writers = new Set(statements.filter(touchesRows).map(({ id }) => id))
    const onKey = statements.filter(({ Action }) => [Action].flat().some((action: string) => action.startsWith('kms:')))

    expect(onKey.map(({ id }) => id).sort()).toEqual([...writers].sort())
    for (const { Action, Condition } of onKey) {
      expect(Action).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt']))
      expect(Action).toEqual(expect.arrayContaining(['kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']))
      expect(Condition).toEqual({ StringEquals: { 'kms:ViaService': 'dynamodb.ap-southeast-1.amazonaws.com' } })
    }
  })

  test('let nobody take on another role', () => {
    expect(JSON.stringify(statements)).not.toMatch(/PassRole|AssumeRole/)
    expect(all('AWS::IAM::Role').filter(({ properties }) => properties.ManagedPolicyArns)).toEqual([])
  })
})

describe('functions', () => {
  const functions = all('AWS::Lambda::Function').filter(({ metadata }) => metadata.entry)

  test('run on Node 24 on ARM, each with a log that is kept for thirty days', () => {
    const logs = new Map(all('AWS::Logs::LogGroup').map(({ id, properties }) => [id, properties.RetentionInDays]))
    expect(functions).toHaveLength(Object.keys(powers).length)
    for (const { properties } of functions) {
      expect(properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
      expect(logs.get(properties.LoggingConfig.LogGroup)).toBe(30)
    }
  })

  test('have an alarm that says who is hurt', () => {
    const alarms = all('AWS::CloudWatch::Alarm').map(({ properties }) => properties.AlarmDescription as string)
    for (const [name, { impact }] of Object.entries(powers)) expect(alarms).toContain(`${name} fails. ${impact}`)
  })

  test('that go on after a failure have an alarm for what they put off', () => {
    const filters = all('AWS::Logs::MetricFilter').map(({ properties }) => properties)
    const alarms = all('AWS::CloudWatch::Alarm').map(({ properties }) => properties)
    for (const name of ['sendMail', 'finishDeletions', 'grantAccess'] as const) {
      const watched = alarms.find(({ AlarmDescription }) => AlarmDescription.startsWith(`${name} puts work off.`))
      const [filter] = filters.filter(({ LogGroupName }) => LogGroupName.startsWith(`${name}Log`))
      expect(watched!.AlarmDescription).toContain(powers[name].impact)
      expect(filter).toMatchObject({ FilterPattern: '{ $.failed > 0 }' })
      expect(filter!.MetricTransformations[0]).toMatchObject({
        MetricName: watched!.MetricName,
        MetricValue: '$.failed',
      })
    }
  })

  test('that nobody waits for keep what they refuse', () => {
    const jobs = functions.filter(({ metadata }) => String(metadata.entry).startsWith('functions/jobs/'))
    expect(jobs.length).toBeGreaterThan(1)
    for (const { properties } of jobs) expect(properties.DeadLetterConfig.TargetArn).toMatch(/^DeadLetters/)
  })

  test('that hash passwords cannot crowd out the others', () => {
    const session = functions.find(({ metadata }) => metadata.entry === 'functions/api/session.ts')
    expect(session!.properties.ReservedConcurrentExecutions).toBe(50)
  })

  test('in production know no stand-in and speak https', () => {
    for (const { properties } of functions) {
      const { Variables } = properties.Environment
      expect(Object.keys(Variables).filter((name) => name.startsWith('AWS_ENDPOINT'))).toEqual([])
      expect(Variables).toMatchObject({ STAGE: 'prod', APP_ORIGIN: 'https://orrery.example' })
      expect(JSON.stringify(Variables)).not.toMatch(/localhost|__google|__local/)
    }
  })

  test('get secrets by name and never by value', () => {
    for (const { properties } of functions)
      expect(JSON.stringify(properties.Environment)).not.toMatch(/resolve:secretsmanager/)
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
  expect(one('AWS::KMS::Key').EnableKeyRotation).toBe(true)
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
