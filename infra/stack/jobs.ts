import { Duration, Validations } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { JobName } from './jobPermissions.ts'
import type { EventRetryPolicy, Lambda } from './lambda.ts'
import type { FunctionName, HookName } from './permissions.ts'

/** How often each scheduled job runs. A job that is not listed is invoked by an operator. */
const intervals: Partial<Record<JobName, Duration>> = {
  sendMail: Duration.minutes(1),
  sendLetters: Duration.minutes(1),
  finishDeletions: Duration.minutes(5),
  drainEvents: Duration.minutes(1),
  settleEntitlements: Duration.minutes(1),
  expireCheckouts: Duration.hours(1),
  reconcile: Duration.hours(1),
  updateDirectory: Duration.minutes(1),
}

export const isScheduled = (name: FunctionName): boolean => intervalOf(name) !== undefined

/** How often a function runs by itself; undefined for one that waits to be called. */
export const intervalOf = (name: FunctionName): Duration | undefined =>
  (intervals as Partial<Record<FunctionName, Duration>>)[name]

// The work of a job is queued in the table, where the next run finds it: a late or failed event need not be retried.
const NO_RETRY = { maxEventAge: Duration.minutes(1), retryAttempts: 0 }

/** How failed events of a job are retried. Only jobs without a schedule need retries and the dead-letter queue. */
export const retryPolicyOf = (name: JobName | HookName, deadLetters: Queue): EventRetryPolicy =>
  isScheduled(name) ? NO_RETRY : { deadLetterQueue: deadLetters, retryAttempts: 2 }

/** Holds events that failed three times, for an operator to look at. */
export function deadLetterQueue(scope: Construct): Queue {
  const queue = new Queue(scope, 'DeadLetters', { enforceSSL: true, retentionPeriod: Duration.days(14) })
  Validations.of(queue).acknowledge({
    id: 'Serverless::Serverless-SQSRedrivePolicy',
    reason: 'It is the dead-letter queue itself: an alarm tells the operator, who looks at what is in it.',
  })
  return queue
}

export function scheduleJobs(scope: Construct, lambdas: Record<JobName, Lambda>): void {
  for (const [name, interval] of Object.entries(intervals))
    new Rule(scope, `${name}Schedule`, {
      schedule: Schedule.rate(interval),
      targets: [new LambdaFunction(lambdas[name as JobName].function, NO_RETRY)],
    })
}
