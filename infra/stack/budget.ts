import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'

interface BudgetSettings {
  /** US dollars a month, for the whole AWS account. */
  monthly: number
  email: string
}

/** Says by email when the month will cost more than planned, and when it has. It stops nothing. */
export function addBudget(scope: Construct, { monthly, email }: BudgetSettings): void {
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
    subscribers: [{ subscriptionType: 'EMAIL', address: email }],
  })
  new CfnBudget(scope, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthly, unit: 'USD' } },
    notificationsWithSubscribers: [notify('FORECASTED', 100), notify('ACTUAL', 80), notify('ACTUAL', 100)],
  })
}
