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

test('every alarm reaches the operator', () => {
  const [topic] = all('AWS::SNS::Topic')
  const [policy] = all('AWS::SNS::TopicPolicy')

  expect(alarms.filter(({ AlarmActions }) => AlarmActions[0] !== topic!.id)).toEqual([])
  expect(allowed(policy!.properties.PolicyDocument, 'cloudwatch.amazonaws.com')).toEqual([
    expect.objectContaining({
      Action: 'sns:Publish',
      Resource: topic!.id,
      Condition: { StringEquals: { 'aws:SourceAccount': '000000000000' } },
    }),
  ])
  expect(all('AWS::SNS::Subscription').map(({ properties }) => properties.Endpoint)).toEqual([
    'operator@orrery.example',
  ])
})

test('whoever publishes alarms opens their key and not that of the rows', () => {
  const [table] = all('AWS::DynamoDB::Table')
  const [topic] = all('AWS::SNS::Topic')
  const keyOf = (arn: string) => all('AWS::KMS::Key').find(({ id }) => arn === `${id}.Arn`)!.properties.KeyPolicy

  const [forAlarms] = allowed(keyOf(topic!.properties.KmsMasterKeyId), 'cloudwatch.amazonaws.com')

  expect(forAlarms!.Action).toEqual(['kms:Decrypt', 'kms:GenerateDataKey*'])
  expect(allowed(keyOf(table!.properties.SSESpecification.KMSMasterKeyId), 'cloudwatch.amazonaws.com')).toEqual([])
})

test('calls that people make are watched for being turned away; events come back by themselves', () => {
  expect(about('session is turning requests away.')).toBeDefined()
  for (const job of ['sendMail', 'finishDeletions', 'grantAccess'])
    expect(about(`${job} is turning requests away.`)).toBeUndefined()
})

test('a rhythm that has stopped is told, since nothing else would show it', () => {
  for (const job of ['sendMail', 'finishDeletions'])
    expect(about(`${job} is not running.`)).toMatchObject({
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
    })
})

test('who never puts work off has no alarm for it, nor for a rhythm that it does not have', () => {
  expect(about('grantAccess is postponing work.')).toBeUndefined()
  expect(about('grantAccess is not running.')).toBeUndefined()
})
