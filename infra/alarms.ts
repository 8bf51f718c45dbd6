import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Lambda } from './lambda.ts'
import { type FunctionName, isJob } from './powers.ts'

interface Watched {
  lambdas: Record<FunctionName, Lambda>
  api: HttpApi
  deadLetters: Queue
  key: Key
  email?: string | undefined
}

const period = Duration.minutes(5)

/** Tells the operator, in a sentence about people, what has stopped working. */
export function alarms(scope: Construct, { lambdas, api, deadLetters, key, email }: Watched): void {
  const topic = new Topic(scope, 'Alarms', { masterKey: key, enforceSSL: true })
  key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'))
  if (email) topic.addSubscription(new EmailSubscription(email))

  const alarm = (id: string, metric: Metric, sentence: string) =>
    new Alarm(scope, `${id}Alarm`, {
      metric,
      alarmDescription: sentence,
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic))

  for (const [name, lambda] of Object.entries(lambdas) as [FunctionName, Lambda][]) {
    alarm(name, lambda.function.metricErrors({ period }), `${name} fails. ${lambda.impact}`)
    alarm(`${name}Throttled`, lambda.function.metricThrottles({ period }), `${name} turns calls away. ${lambda.impact}`)
    if (isJob(name)) alarm(`${name}PutOff`, lambda.metricPutOff(period), `${name} puts work off. ${lambda.impact}`)
  }
  alarm('Api', api.metricServerError({ period }), 'People get errors from the API.')
  alarm(
    'DeadLetters',
    deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
    'A job gave an event up after three attempts; it waits in the dead letters.',
  )
}
