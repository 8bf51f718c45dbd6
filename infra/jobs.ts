import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { EventPatience, Lambda } from './lambda.ts'
import type { FunctionName, HookName, JobName } from './powers.ts'

/** When each job runs by itself. A job without a rhythm is invoked by an operator. */
const rhythms: Partial<Record<JobName, Duration>> = {
  sendMail: Duration.minutes(1),
  finishDeletions: Duration.minutes(5),
}

export const isScheduled = (name: FunctionName): boolean => name in rhythms

// What a job owes stands in the table, where the next round finds it: an event that waited or failed has no more to say.
const FRESH = { maxEventAge: Duration.minutes(1), retryAttempts: 0 }

/** How long an event waits for its job. Only what no round repeats is tried again, and kept when it fails. */
export const patienceOf = (name: JobName | HookName, deadLetters: Queue): EventPatience =>
  isScheduled(name) ? FRESH : { deadLetterQueue: deadLetters, retryAttempts: 2 }

/** Where an event goes that a job refused three times, for an operator to look at. */
export const deadLetterQueue = (scope: Construct): Queue =>
  new Queue(scope, 'DeadLetters', { enforceSSL: true, retentionPeriod: Duration.days(14) })

export function scheduleJobs(scope: Construct, lambdas: Record<JobName, Lambda>): void {
  for (const [name, rhythm] of Object.entries(rhythms))
    new Rule(scope, `${name}Schedule`, {
      schedule: Schedule.rate(rhythm),
      targets: [new LambdaFunction(lambdas[name as JobName].function, FRESH)],
    })
}
