import { expect, test } from 'vitest'
import { job } from '../../../functions/kit/job/job.ts'
import { resolveTemplate } from '../../../infra/local/template/resolveTemplate.ts'
import { NOW } from '../../makers/later.ts'
import { synthesiseStack } from './synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const resources = resolveTemplate(synthesiseStack().template, {})
const all = (type: string) => resources.ofType<Properties>(type)

test('what people wait for runs every minute, deletions every five and what tidies up every hour, and nothing else has a schedule', () => {
  const schedules = all('AWS::Events::Rule').map(({ properties: { ScheduleExpression, Targets } }) =>
    Targets.map(({ Arn }: Properties) => [Arn.match(/^\w+?(?=Function)/)[0], ScheduleExpression]),
  )

  expect(schedules.flat().sort()).toEqual([
    ['drainEvents', 'rate(1 minute)'],
    ['expireCheckouts', 'rate(1 hour)'],
    ['finishDeletions', 'rate(5 minutes)'],
    ['reconcile', 'rate(1 hour)'],
    ['sendLetters', 'rate(1 minute)'],
    ['sendMail', 'rate(1 minute)'],
    ['settleEntitlements', 'rate(1 minute)'],
    ['updateDirectory', 'rate(1 minute)'],
  ])
})

test('an event that an operator sends is tried three times, and then kept for two weeks', () => {
  const retries = all('AWS::Lambda::EventInvokeConfig').find(({ id }) => id.startsWith('grantAccess'))!.properties
  const [queue] = all('AWS::SQS::Queue')

  expect(retries.MaximumRetryAttempts).toBe(2)
  expect(queue!.properties.MessageRetentionPeriod).toBe(14 * 86_400)
})

test('a run of the letters goes on until the next one has begun, so that one is always at work', async () => {
  const { properties } = all('AWS::Lambda::Function').find(({ id }) => id.startsWith('sendLetters'))!
  const afterAMinute = { getRemainingTimeInMillis: () => (properties.Timeout - 60) * 1000 }
  const handler = job(
    'sendLetters',
    async ({ mayGoOn }) => ({ mayGoOn: mayGoOn() }),
    () => NOW,
  )

  expect(await handler({}, afterAMinute)).toEqual({ mayGoOn: true })
})
