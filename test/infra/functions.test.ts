import { describe, expect, test } from 'vitest'
import { resolve } from '../../infra/local/resolve.ts'
import { powers } from '../../infra/powers.ts'
import { synthesised } from './synthesised.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const resources = resolve(synthesised().template, {})
const all = (type: string) => resources.of<Properties>(type)

describe('functions', () => {
  const functions = all('AWS::Lambda::Function').filter(({ metadata }) => metadata.entry)
  const entered = (entry: string) => functions.find(({ metadata }) => metadata.entry === entry)!

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
    for (const [name, { impact }] of Object.entries(powers)) expect(alarms).toContain(`${name} is failing. ${impact}`)
  })

  test('that go on after a failure have an alarm for what they put off', () => {
    const filters = all('AWS::Logs::MetricFilter').map(({ properties }) => properties)
    const alarms = all('AWS::CloudWatch::Alarm').map(({ properties }) => properties)
    for (const name of ['sendMail', 'finishDeletions'] as const) {
      const watched = alarms.find(({ AlarmDescription }) => AlarmDescription.startsWith(`${name} is postponing work.`))
      const [filter] = filters.filter(({ LogGroupName }) => LogGroupName.startsWith(`${name}Log`))
      expect(watched!.AlarmDescription).toContain(powers[name].impact)
      expect(filter).toMatchObject({ FilterPattern: '{ $.failed > 0 }' })
      expect(filter!.MetricTransformations[0]).toMatchObject({
        MetricName: watched!.MetricName,
        MetricValue: '$.failed',
      })
    }
  })

  test('that only an operator calls keep what they refuse', () => {
    expect(entered('functions/jobs/grantAccess.ts').properties.DeadLetterConfig.TargetArn).toMatch(/^DeadLetters/)
  })

  test.each([
    'sendMail',
    'finishDeletions',
  ])('with a rhythm, such as %s, drop events that waited or failed: the next round finds the same rows', (name) => {
    const { id, properties } = entered(`functions/jobs/${name}.ts`)
    const patience = all('AWS::Lambda::EventInvokeConfig').map((config) => config.properties)
    const targets = all('AWS::Events::Rule').flatMap((rule) => rule.properties.Targets)

    expect(properties.DeadLetterConfig).toBeUndefined()
    expect(patience.find(({ FunctionName }) => FunctionName === id)).toMatchObject({
      MaximumEventAgeInSeconds: 60,
      MaximumRetryAttempts: 0,
    })
    expect(targets.find(({ Arn }) => Arn === `${id}.Arn`).RetryPolicy).toEqual({
      MaximumEventAgeInSeconds: 60,
      MaximumRetryAttempts: 0,
    })
  })

  test('that send mail run several at a time: each woken one brings mails of its own', () => {
    expect(entered('functions/jobs/sendMail.ts').properties.ReservedConcurrentExecutions).toBe(5)
  })

  test('that hash passwords cannot crowd out the others', () => {
    expect(entered('functions/api/session.ts').properties.ReservedConcurrentExecutions).toBe(50)
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
