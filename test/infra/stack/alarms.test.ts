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

/** What has to be seen for an alarm: in how many periods of how many seconds, and how often in each. */
const conditionOf = (beginning: string) => {
  const { Namespace, MetricName, Statistic, Period, EvaluationPeriods, Threshold, ComparisonOperator, ...rest } =
    alarmStarting(beginning)!
  return {
    metric: [Namespace, MetricName, Statistic].join(' '),
    when: `${EvaluationPeriods} x ${Period} s ${ComparisonOperator} ${Threshold}`,
    missing: rest.TreatMissingData,
  }
}
const ONCE_IN_FIVE_MINUTES = { when: '1 x 300 s GreaterThanOrEqualToThreshold 1', missing: 'notBreaching' }

test.each([
  ['identity fails.', 'AWS/Lambda Errors Sum'],
  ['sendMail fails.', 'AWS/Lambda Errors Sum'],
  ['identity is throttled.', 'AWS/Lambda Throttles Sum'],
  ['sendMail defers work.', 'Orrery sendMailDeferred Sum'],
  ['finishDeletions defers work.', 'Orrery finishDeletionsDeferred Sum'],
  ['An event of Stripe was given up.', 'Orrery deadStripeEvent Sum'],
  ['Somebody had two live subscriptions.', 'Orrery twoLiveSubscriptions Sum'],
  ['A closed account had a live subscription', 'Orrery ownerlessSubscription Sum'],
  ['A chapter of the book of readings is missing or damaged', 'Orrery bookClosed Sum'],
  ['People are getting errors from the API.', 'AWS/ApiGateway 5xx Sum'],
  ['A job gave up on an event', 'AWS/SQS ApproximateNumberOfMessagesVisible Maximum'],
])('the alarm "%s" goes off when its metric is seen once in five minutes', (beginning, metric) => {
  expect(conditionOf(beginning)).toEqual({ metric, ...ONCE_IN_FIVE_MINUTES })
})

test('an alarm about money counts the log lines that carry its name, of every function that may write one', () => {
  const filters = all('AWS::Logs::MetricFilter').map(({ properties }) => properties)
  const counting = filters.filter(({ FilterPattern }) => FilterPattern === '{ $.alarm = "twoLiveSubscriptions" }')

  expect(counting).toHaveLength(5)
  for (const { MetricTransformations } of counting)
    expect(MetricTransformations).toEqual([
      expect.objectContaining({ MetricName: 'twoLiveSubscriptions', MetricValue: '1' }),
    ])
})

test.each([
  ['The language model answers nobody', 'Orrery silentModel Sum', 1],
  ['The language model has failed three times', 'Orrery failingModel Sum', 3],
])('the alarm "%s" goes off within ten minutes', (beginning, metric, times) => {
  const when = `1 x 600 s GreaterThanOrEqualToThreshold ${times}`

  expect(conditionOf(beginning)).toEqual({ metric, when, missing: 'notBreaching' })
})

test('all functions that ask the language model count the log lines of its alarms', () => {
  const filters = all('AWS::Logs::MetricFilter').map(({ properties }) => properties)

  for (const name of ['silentModel', 'failingModel'])
    expect(filters.filter(({ FilterPattern }) => FilterPattern === `{ $.alarm = "${name}" }`)).toHaveLength(3)
})

test('both functions that open the book of readings count the log lines of its alarm', () => {
  const filters = all('AWS::Logs::MetricFilter').map(({ properties }) => properties)

  expect(filters.filter(({ FilterPattern }) => FilterPattern === '{ $.alarm = "bookClosed" }')).toHaveLength(2)
})

test('all alarms but those for missed runs and the language model go off at the first sight, and none when nothing happens', () => {
  const others = alarms.filter(({ AlarmDescription }) => !/does not run\.|^The language model/.test(AlarmDescription))

  expect(others.length).toBeGreaterThan(15)
  for (const { AlarmDescription } of others) expect(conditionOf(AlarmDescription)).toMatchObject(ONCE_IN_FIVE_MINUTES)
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
    expect(conditionOf(`${job} does not run.`)).toEqual({
      metric: 'AWS/Lambda Invocations Sum',
      when: '3 x 300 s LessThanThreshold 1',
      missing: 'breaching',
    })
})

test('a job without a schedule has no alarm for deferred work or for missed runs', () => {
  expect(alarmStarting('grantAccess defers work.')).toBeUndefined()
  expect(alarmStarting('grantAccess does not run.')).toBeUndefined()
})
