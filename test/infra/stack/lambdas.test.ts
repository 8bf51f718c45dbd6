import { describe, expect, test } from 'vitest'
import { resolveTemplate } from '../../../infra/local/template/resolveTemplate.ts'
import { entryOf, functionNames, permissions } from '../../../infra/stack/permissions.ts'
import { synthesiseStack } from './synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const resources = resolveTemplate(synthesiseStack().template, {})
const all = (type: string) => resources.ofType<Properties>(type)

describe('the functions of the stack', () => {
  const functions = all('AWS::Lambda::Function').filter(({ metadata }) => metadata.entry)
  const functionOf = (entry: string) => functions.find(({ metadata }) => metadata.entry === entry)!

  test('run on Node 24 on ARM, each with a log that is kept for thirty days', () => {
    const logs = new Map(all('AWS::Logs::LogGroup').map(({ id, properties }) => [id, properties.RetentionInDays]))
    expect(functions).toHaveLength(Object.keys(permissions).length)
    for (const { properties } of functions) {
      expect(properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
      expect(logs.get(properties.LoggingConfig.LogGroup)).toBe(30)
    }
  })

  test('each have an alarm that says who is affected', () => {
    const alarms = all('AWS::CloudWatch::Alarm').map(({ properties }) => properties.AlarmDescription as string)
    for (const [name, { impact }] of Object.entries(permissions)) expect(alarms).toContain(`${name} fails. ${impact}`)
  })

  test('that carry on after a failure have an alarm for the items that they deferred', () => {
    const filters = all('AWS::Logs::MetricFilter').map(({ properties }) => properties)
    const alarms = all('AWS::CloudWatch::Alarm').map(({ properties }) => properties)
    for (const name of ['sendMail', 'finishDeletions'] as const) {
      const alarm = alarms.find(({ AlarmDescription }) => AlarmDescription.startsWith(`${name} defers work.`))
      const [filter] = filters.filter(({ LogGroupName }) => LogGroupName.startsWith(`${name}Log`))
      expect(alarm!.AlarmDescription).toContain(permissions[name].impact)
      expect(filter).toMatchObject({ FilterPattern: '{ $.failed > 0 }' })
      expect(filter!.MetricTransformations[0]).toMatchObject({
        MetricName: alarm!.MetricName,
        MetricValue: '$.failed',
      })
    }
  })

  test('that only an operator invokes keep failed events in the dead-letter queue', () => {
    expect(functionOf('functions/jobs/grantAccess.ts').properties.DeadLetterConfig.TargetArn).toMatch(/^DeadLetters/)
  })

  test.each([
    'sendMail',
    'finishDeletions',
  ])('that run on a schedule, such as %s, drop late and failed events, because the next run finds the same rows', (name) => {
    const { id, properties } = functionOf(`functions/jobs/${name}.ts`)
    const retryPolicies = all('AWS::Lambda::EventInvokeConfig').map((config) => config.properties)
    const targets = all('AWS::Events::Rule').flatMap((rule) => rule.properties.Targets)

    expect(properties.DeadLetterConfig).toBeUndefined()
    expect(retryPolicies.find(({ FunctionName }) => FunctionName === id)).toMatchObject({
      MaximumEventAgeInSeconds: 60,
      MaximumRetryAttempts: 0,
    })
    expect(targets.find(({ Arn }) => Arn === `${id}.Arn`).RetryPolicy).toEqual({
      MaximumEventAgeInSeconds: 60,
      MaximumRetryAttempts: 0,
    })
  })

  test.each([
    ['api/identity', { memory: 1024, seconds: 15, concurrency: 50 }],
    ['api/account', { memory: 512, seconds: 15 }],
    ['api/reading', { memory: 1024, seconds: 20 }],
    ['api/places', { memory: 512, seconds: 15 }],
    ['api/sky', { memory: 1024, seconds: 15 }],
    ['api/pricing', { memory: 256, seconds: 15 }],
    ['api/billing', { memory: 512, seconds: 25 }],
    ['api/admin', { memory: 1024, seconds: 25, concurrency: 10 }],
    ['hooks/stripe', { memory: 256, seconds: 15, concurrency: 20 }],
    ['jobs/drainEvents', { memory: 512, seconds: 60 }],
    ['jobs/settleEntitlements', { memory: 512, seconds: 60 }],
    ['jobs/expireCheckouts', { memory: 512, seconds: 60 }],
    ['jobs/reconcile', { memory: 512, seconds: 60 }],
    ['jobs/replayEvents', { memory: 256, seconds: 60 }],
    ['api/health', { memory: 256, seconds: 15 }],
    ['api/notFound', { memory: 256, seconds: 15 }],
    ['jobs/sendMail', { memory: 256, seconds: 60, concurrency: 5 }],
    ['jobs/finishDeletions', { memory: 256, seconds: 60 }],
    ['jobs/grantAccess', { memory: 256, seconds: 60 }],
  ])('include %s, with the memory, the time and the concurrency that it needs: %o', (name, limits) => {
    const { MemorySize, Timeout, ReservedConcurrentExecutions } = functionOf(`functions/${name}.ts`).properties

    expect({ memory: MemorySize, seconds: Timeout, concurrency: ReservedConcurrentExecutions }).toEqual(limits)
  })

  test('carry the names of their data files, which the local stack reads', () => {
    const named = functions.map(({ metadata: { entry, data } }) => [entry, data])

    expect(named).toEqual(functionNames.map((name) => [entryOf(name), permissions[name].data ?? []]))
  })

  test('in production know of no local double and use https', () => {
    for (const { properties } of functions) {
      const { Variables } = properties.Environment
      expect(Object.keys(Variables).filter((name) => name.startsWith('AWS_ENDPOINT'))).toEqual([])
      expect(Variables).toMatchObject({ STAGE: 'prod', APP_ORIGIN: 'https://orrery.example' })
      expect(JSON.stringify(Variables)).not.toMatch(/localhost|__google|__local/)
    }
  })

  test('get the names of secrets in their environment, and never the values', () => {
    for (const { properties } of functions)
      expect(JSON.stringify(properties.Environment)).not.toMatch(/resolve:secretsmanager/)
  })
})
