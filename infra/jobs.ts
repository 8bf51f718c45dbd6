import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Lambda } from './lambda.ts'
import type { JobName } from './powers.ts'

/** When each job runs by itself. A job without a rhythm is invoked by an operator. */
const rhythms: Partial<Record<JobName, Duration>> = {
  sendMail: Duration.minutes(1),
  finishDeletions: Duration.minutes(5),
}

/** Where an event goes that a job refused three times, for an operator to look at. */
export const deadLetterQueue = (scope: Construct): Queue =>
  new Queue(scope, 'DeadLetters', { enforceSSL: true, retentionPeriod: Duration.days(14) })

export function scheduleJobs(scope: Construct, lambdas: Record<JobName, Lambda>): void {
  for (const [name, rhythm] of Object.entries(rhythms))
    new Rule(scope, `${name}Schedule`, {
      schedule: Schedule.rate(rhythm),
      targets: [new LambdaFunction(lambdas[name as JobName].function)],
    })
}
