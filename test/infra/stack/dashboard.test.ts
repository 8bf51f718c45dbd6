import { expect, test } from 'vitest'
import { functionNames } from '../../../infra/stack/permissions.ts'
import { synthesiseStack } from './synthesiseStack.ts'

const { template } = synthesiseStack({ budget: { monthly: 500, email: 'operator@orrery.example' } })
const all = (type: string) => Object.values(template.Resources).filter(({ Type }) => Type === type)

test('the dashboard shows the errors and throttles of every function', () => {
  const [dashboard] = all('AWS::CloudWatch::Dashboard')
  const body = JSON.stringify(dashboard?.Properties)

  for (const name of functionNames) expect(body.match(new RegExp(`label.{1,8}${name}\\\\`, 'g'))?.length).toBe(3)
})

test('the operator is told when a month will cost more than planned, and when it has', () => {
  const [budget] = all('AWS::Budgets::Budget')

  expect(budget?.Properties.Budget).toMatchObject({ BudgetLimit: { Amount: 500, Unit: 'USD' }, TimeUnit: 'MONTHLY' })
  const notices = budget?.Properties.NotificationsWithSubscribers as {
    Notification: { NotificationType: string; Threshold: number }
    Subscribers: { Address: string }[]
  }[]
  expect(notices.map(({ Notification: { NotificationType, Threshold } }) => [NotificationType, Threshold])).toEqual([
    ['FORECASTED', 100],
    ['ACTUAL', 80],
    ['ACTUAL', 100],
  ])
  for (const { Subscribers } of notices) expect(Subscribers[0]?.Address).toBe('operator@orrery.example')
})
