import { Aws, Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, type AlarmProps, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { isScheduled } from './jobs.ts'
import type { Lambda } from './lambda.ts'
import { type FunctionName, isJob } from './powers.ts'

interface Watched {
  lambdas: Record<FunctionName, Lambda>
  api: HttpApi
  deadLetters: Queue
  email?: string | undefined
}

const period = Duration.minutes(5)

/** Tells the operator, in a sentence about people, what has stopped working. */
export function alarms(scope: Construct, { lambdas, api, deadLetters, email }: Watched): void {
  const topic = alarmTopic(scope)
  if (email) topic.addSubscription(new EmailSubscription(email))
  const alarm = (id: string, metric: Metric, sentence: string, when: Partial<AlarmProps> = ONCE) =>
    new Alarm(scope, `${id}Alarm`, {
      metric,
      alarmDescription: sentence,
      threshold: 1,
      evaluationPeriods: 1,
      ...when,
    }).addAlarmAction(new SnsAction(topic))

  for (const [name, lambda] of Object.entries(lambdas) as [FunctionName, Lambda][]) {
    const { function: watched, impact } = lambda
    alarm(name, watched.metricErrors({ period }), `${name} is failing. ${impact}`)
    // An event that is turned away comes back by itself, or with the next round; a person does not.
    if (!isJob(name))
      alarm(`${name}Throttled`, watched.metricThrottles({ period }), `${name} is turning requests away. ${impact}`)
    if (!isScheduled(name)) continue
    alarm(`${name}PutOff`, lambda.metricPutOff(period), `${name} is postponing work. ${impact}`)
    alarm(`${name}Missed`, watched.metricInvocations({ period }), `${name} is not running. ${impact}`, NEVER)
  }
  alarm('Api', api.metricServerError({ period }), 'People are getting errors from the API.')
  alarm(
    'DeadLetters',
    deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
    'A job gave up on an event after three attempts. The event is in the dead-letter queue.',
  )
}

const ONCE = {
  comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
}

/** Not once in three periods. Who never runs sends no figures at all. */
const NEVER = {
  comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.BREACHING,
  evaluationPeriods: 3,
}

/** Where alarms go. Its key is not the table's: whoever publishes must open it, and rows are nobody's business here. */
function alarmTopic(scope: Construct): Topic {
  const alarmService = new ServicePrincipal('cloudwatch.amazonaws.com')
  const key = new Key(scope, 'AlarmKey', { enableKeyRotation: true, description: 'Encrypts the Orrery alarms.' })
  key.grant(alarmService, 'kms:Decrypt', 'kms:GenerateDataKey*')
  const topic = new Topic(scope, 'Alarms', { masterKey: key, enforceSSL: true })
  // A policy of one's own takes the place of the one by which an account's alarms may publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [alarmService],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  )
  return topic
}
