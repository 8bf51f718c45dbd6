import { expect, test } from 'vitest'
import { resolveTemplate } from '../../../infra/local/template/resolveTemplate.ts'
import { synthesiseStack } from './synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const resources = resolveTemplate(synthesiseStack().template, {})
const all = (type: string) => resources.ofType<Properties>(type)

test('mail is sent every minute and deletions are finished every five, and no other job has a schedule', () => {
  const schedules = all('AWS::Events::Rule').map(({ properties: { ScheduleExpression, Targets } }) =>
    Targets.map(({ Arn }: Properties) => [Arn.match(/^\w+?(?=Function)/)[0], ScheduleExpression]),
  )

  expect(schedules.flat().sort()).toEqual([
    ['finishDeletions', 'rate(5 minutes)'],
    ['sendMail', 'rate(1 minute)'],
  ])
})

test('an event that an operator sends is tried three times, and then kept for two weeks', () => {
  const retries = all('AWS::Lambda::EventInvokeConfig').find(({ id }) => id.startsWith('grantAccess'))!.properties
  const [queue] = all('AWS::SQS::Queue')

  expect(retries.MaximumRetryAttempts).toBe(2)
  expect(queue!.properties.MessageRetentionPeriod).toBe(14 * 86_400)
})
