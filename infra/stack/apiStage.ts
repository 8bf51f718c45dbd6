import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  type CfnStage,
  type HttpApi,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
  type ThrottleSettings,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { type Endpoint, type Group, routeKey } from '../../shared/contract/endpoint.ts'
import { api, type GroupName, webhooks } from '../../shared/contract/index.ts'
import { permissions } from './permissions.ts'

// The route's name, never the path: links in emails carry tokens in their paths. Only variables whose values the gateway
// itself chooses: it does not escape them, so a quote in a message would break the line. The type of an error stands for
// its message; `messageString` brings its own quotes, but is a bare dash when there is no error.
const ACCESS_LOG_FIELDS = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  error: '$context.error.responseType',
  integration: '$context.integrationStatus',
}

// Far above normal use, and far below what would cost real money. The burst is how many requests may run at once.
const ORDINARY: ThrottleSettings = { rateLimit: 200, burstLimit: 100 }
// For calls that hash, mail or write, which are rare. Half the concurrency that is reserved for signing in.
const COSTLY: ThrottleSettings = { rateLimit: 50, burstLimit: 25 }

// The documentation leaves open whether the default of a stage also limits the sum of its routes, so it is far above each.
const ALL_ROUTES: ThrottleSettings = { rateLimit: 500, burstLimit: 1000 }

/**
 * The stage in which the API is served, with an access log and a throttle for each route. The routes must exist before
 * it: settings that name an unknown route fail the deployment.
 */
export function apiStage(scope: Construct, httpApi: HttpApi, routes: HttpRoute[]): void {
  const log = new LogGroup(scope, 'ApiLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle: ALL_ROUTES,
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG_FIELDS)),
    },
  })
  const { node } = stage
  node.addDependency(...routes)
  // The library's class has no property for the settings of single routes.
  const resource = node.defaultChild as CfnStage
  resource.routeSettings = routeSettings()
}

/** Each route has a throttle of its own, so that a flood on one leaves the others alone. */
function routeSettings(): Record<string, object> {
  const throttles = Object.entries<Group>(api).flatMap(([name, group]) =>
    Object.values(group).map((endpoint) => [routeKey(endpoint), throttle(endpoint, name as GroupName)] as const),
  )
  const hooks = Object.values(webhooks).map((key) => [key, ORDINARY] as const)
  return Object.fromEntries(
    [...throttles, ...hooks, ['$default', COSTLY] as const].map(([key, { rateLimit, burstLimit }]) => [
      key,
      { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit },
    ]),
  )
}

/** The contract counts costly calls in the table. A function with its own concurrency has less of it to share. */
function throttle({ limits }: Endpoint, group: GroupName): ThrottleSettings {
  const { concurrency } = permissions[group]
  if (concurrency !== undefined) return { ...COSTLY, burstLimit: Math.min(COSTLY.burstLimit!, concurrency / 2) }
  return limits.some(({ kept }) => kept === 'table') ? COSTLY : ORDINARY
}
