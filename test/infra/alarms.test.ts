import { expect, test } from 'vitest'
import { resolve } from '../../infra/local/resolve.ts'
import { synthesised } from './synthesised.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const resources = resolve(synthesised({ alarmEmail: 'operator@orrery.example' }).template, {})
const all = (type: string) => resources.of<Properties>(type)
const alarms = all('AWS::CloudWatch::Alarm').map(({ properties }) => properties)
const about = (beginning: string) => alarms.find(({ AlarmDescription }) => AlarmDescription.startsWith(beginning))
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

test('whoever publishes alarms opens their key and not that of the rows', () => {
  const [table] = all('AWS::DynamoDB::Table')
  const keyOf = (arn: string) => all('AWS::KMS::Key').find(({ id }) => arn === `${id}.Arn`)!.properties.KeyPolicy

  const [forAlarms] = allowed(keyOf(alarmTopic.properties.KmsMasterKeyId), 'cloudwatch.amazonaws.com')

  expect(forAlarms!.Action).toEqual(['kms:Decrypt', 'kms:GenerateDataKey*'])
  expect(allowed(keyOf(table!.properties.SSESpecification.KMSMasterKeyId), 'cloudwatch.amazonaws.com')).toEqual([])
})

test('calls that people make are watched for being turned away; events come back by themselves', () => {
  expect(about('identity turns calls away.')).toBeDefined()
  for (const job of ['sendMail', 'finishDeletions', 'grantAccess', 'ses'])
    expect(about(`${job} turns calls away.`)).toBeUndefined()
})

test('a rhythm that has stopped is told, since nothing else would show it', () => {
  for (const job of ['sendMail', 'finishDeletions'])
    expect(about(`${job} does not run.`)).toMatchObject({
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
    })
})

test('who never puts work off has no alarm for it, nor for a rhythm that it does not have', () => {
  expect(about('grantAccess puts work off.')).toBeUndefined()
  expect(about('grantAccess does not run.')).toBeUndefined()
})
