import { Aws, Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, type AlarmProps, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { isScheduled } from './jobs.ts'
import type { Lambda } from './lambda.ts'
import { type FunctionName, isJob } from './powers.ts'
import { sealedTopic } from './sealedTopic.ts'

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
    alarm(name, watched.metricErrors({ period }), `${name} fails. ${impact}`)
    // An event that is turned away comes back by itself, or with the next round; a person does not.
    if (!isJob(name))
      alarm(`${name}Throttled`, watched.metricThrottles({ period }), `${name} turns calls away. ${impact}`)
    if (!isScheduled(name)) continue
    alarm(`${name}PutOff`, lambda.metricPutOff(period), `${name} puts work off. ${impact}`)
    alarm(`${name}Missed`, watched.metricInvocations({ period }), `${name} does not run. ${impact}`, NEVER)
  }
  alarm('Api', api.metricServerError({ period }), 'People get errors from the API.')
  alarm(
    'DeadLetters',
    deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
    'A job gave an event up after three attempts; it waits in the dead letters.',
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

function alarmTopic(scope: Construct): Topic {
  const publisher = 'cloudwatch.amazonaws.com'
  const topic = sealedTopic(scope, {
    id: 'Alarms',
    keyId: 'AlarmKey',
    description: 'Seals the alarms of Orrery.',
    publisher,
  })
  // A policy of one's own takes the place of the one by which an account's alarms may publish.
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
