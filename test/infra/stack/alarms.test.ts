import { expect, test } from 'vitest'
import { resolveTemplate } from '../../../infra/local/template/resolveTemplate.ts'
import { synthesiseStack } from './synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const resources = resolveTemplate(synthesiseStack({ alarmEmail: 'operator@orrery.example' }).template, {})
const all = (type: string) => resources.ofType<Properties>(type)
const alarms = all('AWS::CloudWatch::Alarm').map(({ properties }) => properties)
const alarmStarting = (beginning: string) =>
  alarms.find(({ AlarmDescription }) => AlarmDescription.startsWith(beginning))
const allowed = (policy: Properties, service: string) =>
  (policy.Statement as Properties[]).filter(
    ({ Effect, Principal }) => Effect === 'Allow' && Principal.Service === service,
  )

const alarmTopic = all('AWS::SNS::Topic').find(({ id }) => id.startsWith('Alarms'))!

test('every alarm reaches the operator', () => {
  const topic = alarmTopic
  const policy = all('AWS::SNS::TopicPolicy').find(({ properties }) => properties.Topics.includes(topic.id))

  expect(alarms.filter(({ AlarmActions }) => AlarmActions[0] !== topic.id)).toEqual([])
  expect(allowed(policy!.properties.PolicyDocument, 'cloudwatch.amazonaws.com')).toEqual([
    expect.objectContaining({
      Action: 'sns:Publish',
      Resource: topic.id,
      Condition: { StringEquals: { 'aws:SourceAccount': '000000000000' } },
    }),
  ])
  const subscriptions = all('AWS::SNS::Subscription').filter(({ properties }) => properties.TopicArn === topic.id)
  expect(subscriptions.map(({ properties }) => properties.Endpoint)).toEqual(['operator@orrery.example'])
})

test('CloudWatch may use the key of the alarm topic but not the key of the table', () => {
  const [table] = all('AWS::DynamoDB::Table')
  const keyOf = (arn: string) => all('AWS::KMS::Key').find(({ id }) => arn === `${id}.Arn`)!.properties.KeyPolicy

  const [statement] = allowed(keyOf(alarmTopic.properties.KmsMasterKeyId), 'cloudwatch.amazonaws.com')

  expect(statement!.Action).toEqual(['kms:Decrypt', 'kms:GenerateDataKey*'])
  expect(allowed(keyOf(table!.properties.SSESpecification.KMSMasterKeyId), 'cloudwatch.amazonaws.com')).toEqual([])
})

test('throttling raises an alarm for functions that people call but not for jobs, whose events are retried', () => {
  expect(alarmStarting('identity is throttled.')).toBeDefined()
  for (const job of ['sendMail', 'finishDeletions', 'grantAccess', 'ses'])
    expect(alarmStarting(`${job} is throttled.`)).toBeUndefined()
})

test('an alarm goes off when a scheduled job no longer runs, because nothing else would show it', () => {
  for (const job of ['sendMail', 'finishDeletions'])
    expect(alarmStarting(`${job} does not run.`)).toMatchObject({
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
    })
})

test('a job without a schedule has no alarm for deferred work or for missed runs', () => {
  expect(alarmStarting('grantAccess defers work.')).toBeUndefined()
  expect(alarmStarting('grantAccess does not run.')).toBeUndefined()
})
