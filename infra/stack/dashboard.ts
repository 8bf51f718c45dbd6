import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Dashboard, GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Lambda } from './lambda.ts'
import type { FunctionName } from './permissions.ts'

interface DashboardNeeds {
  lambdas: Record<FunctionName, Lambda>
  api: HttpApi
  table: Table
  deadLetters: Queue
}

const period = Duration.minutes(5)

/** What an operator looks at when an alarm has come: is it everybody, is it one function, is it the table? */
export function addDashboard(scope: Construct, { lambdas, api, table, deadLetters }: DashboardNeeds): void {
  const each = (metric: (lambda: Lambda['function'], label: string) => IMetric) =>
    Object.entries(lambdas).map(([name, lambda]) => metric(lambda.function, name))
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 })

  new Dashboard(scope, 'Dashboard', {
    widgets: [
      [
        graph('Requests', [api.metricCount({ period }), api.metricClientError({ period })]),
        graph('Server errors', [api.metricServerError({ period })]),
      ],
      [
        graph('Slowest requests, ms (99th percentile)', [
          api.metricLatency({ period, statistic: Stats.percentile(99) }),
        ]),
        graph('Table units', [
          table.metricConsumedReadCapacityUnits({ period }),
          table.metricConsumedWriteCapacityUnits({ period }),
        ]),
      ],
      [
        graph(
          'Errors by function',
          each((lambda, label) => lambda.metricErrors({ period, label })),
        ),
        graph(
          'Throttled by function',
          each((lambda, label) => lambda.metricThrottles({ period, label })),
        ),
      ],
      [
        graph(
          'Slowest runs by function, ms',
          each((lambda, label) => lambda.metricDuration({ period, label, statistic: Stats.MAXIMUM })),
        ),
        graph('Events that were given up', [deadLetters.metricApproximateNumberOfMessagesVisible({ period })]),
      ],
    ],
  })
}
