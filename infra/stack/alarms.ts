import { Aws, Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, type AlarmProps, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { OPERATOR_ALARMS, type OperatorAlarm } from '../../shared/domain/operatorAlarm.ts'
import { encryptedTopic } from './encryptedTopic.ts'
import { intervalOf } from './jobs.ts'
import type { Lambda } from './lambda.ts'
import { type FunctionName, isJob } from './permissions.ts'

interface AlarmNeeds {
  lambdas: Record<FunctionName, Lambda>
  api: HttpApi
  deadLetters: Queue
  email?: string | undefined
}

const period = Duration.minutes(5)

/** Alarms for the operator. Each description is a sentence that says who is affected. */
export function addAlarms(scope: Construct, { lambdas, api, deadLetters, email }: AlarmNeeds): void {
  const topic = alarmTopic(scope)
  if (email) topic.addSubscription(new EmailSubscription(email, { deadLetterQueue: deadLetters }))
  const alarm = (id: string, metric: Metric, sentence: string, when: Partial<AlarmProps> = AT_LEAST_ONCE) =>
    new Alarm(scope, `${id}Alarm`, {
      metric,
      alarmDescription: sentence,
      threshold: 1,
      evaluationPeriods: 1,
      ...when,
    }).addAlarmAction(new SnsAction(topic))

  for (const [name, lambda] of Object.entries(lambdas) as [FunctionName, Lambda][]) {
    const { function: lambdaFunction, impact } = lambda
    alarm(name, lambdaFunction.metricErrors({ period }), `${name} fails. ${impact}`)
    // Lambda retries a throttled event, or the next scheduled run makes up for it; a person just sees an error.
    if (!isJob(name))
      alarm(`${name}Throttled`, lambdaFunction.metricThrottles({ period }), `${name} is throttled. ${impact}`)
    const interval = intervalOf(name)
    if (!interval) continue
    alarm(`${name}Deferred`, lambda.metricDeferred(period), `${name} defers work. ${impact}`)
    const runs = lambdaFunction.metricInvocations({ period: longer(interval, period) })
    alarm(`${name}Missed`, runs, `${name} does not run. ${impact}`, NEVER)
  }
  for (const [name, writers] of Object.entries(alarmWriters) as [OperatorAlarm, FunctionName[]][]) {
    const { every = period, times = 1 } = alarmConditions[name] ?? {}
    const [metric] = writers.map((writer) => lambdas[writer].metricAlarm(name, every))
    alarm(name, metric!, OPERATOR_ALARMS[name], { ...AT_LEAST_ONCE, threshold: times })
  }
  alarm('Api', api.metricServerError({ period }), 'People are getting errors from the API.')
  alarm(
    'DeadLetters',
    deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
    'A job gave up on an event after three attempts; the event waits in the dead-letter queue.',
  )
}

/** Every function that compares somebody with Stripe. */
const SYNCS: FunctionName[] = ['billing', 'drainEvents', 'settleEntitlements', 'expireCheckouts', 'reconcile']

/** Every function that asks the language model. */
const WRITERS: FunctionName[] = ['reading', 'chat', 'sendLetters']

/** The functions that may write the log line of an alarm. */
const alarmWriters: Record<OperatorAlarm, FunctionName[]> = {
  deadStripeEvent: ['drainEvents'],
  strangeStripeEvent: ['stripe'],
  twoLiveSubscriptions: SYNCS,
  subscriptionBesideGift: SYNCS,
  refusedRefund: SYNCS,
  ownerlessSubscription: SYNCS,
  unendedSubscription: ['settleEntitlements'],
  strayIdentity: ['reconcile'],
  overdueDeletion: ['finishDeletions'],
  silentModel: WRITERS,
  failingModel: WRITERS,
  bookClosed: ['reading', 'sendLetters'],
}

/** How often a line must be seen, and within what time, where that is not once in five minutes. */
const alarmConditions: { [name in OperatorAlarm]?: { every: Duration; times?: number } } = {
  // A model that answers nobody is tried again every five minutes; within ten the alarm sees at least one of these.
  silentModel: { every: Duration.minutes(10) },
  // A call that takes too long is no news.
  failingModel: { every: Duration.minutes(10), times: 3 },
}

const longer = (a: Duration, b: Duration) => (a.toSeconds() > b.toSeconds() ? a : b)

const AT_LEAST_ONCE = {
  comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
}

/** Not once in three periods. A function that never runs sends no data at all. */
const NEVER = {
  comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.BREACHING,
  evaluationPeriods: 3,
}

/** The topic of the alarms. */
function alarmTopic(scope: Construct): Topic {
  const publisher = 'cloudwatch.amazonaws.com'
  const topic = encryptedTopic(scope, {
    id: 'Alarms',
    keyId: 'AlarmKey',
    description: 'Encrypts the alarms of Orrery.',
    publisher,
  })
  // A custom policy replaces the default one, which lets the account's own alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal(publisher)],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  )
  return topic
}
