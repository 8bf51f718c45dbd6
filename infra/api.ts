import { RemovalPolicy, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  HttpApi,
  type HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { api, type GroupName } from '../shared/contract/index.ts'
import type { Lambda } from './lambda.ts'

// Far above what people do and far below what would cost real money.
const REQUESTS_A_SECOND = 500
const BURST = 1000

// The route's name, never the path: paths of mails carry tokens.
const logged = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  error: '$context.error.message',
}

/** The HTTP API, still without routes: the pages' origin must be known before there can be functions. */
export function httpApi(scope: Construct): HttpApi {
  const made = new HttpApi(scope, 'Api', { createDefaultStage: false })
  const log = new LogGroup(scope, 'ApiLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  new HttpStage(scope, 'ApiStage', {
    httpApi: made,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: REQUESTS_A_SECOND, burstLimit: BURST },
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(logged)),
    },
  })
  return made
}

/** One route for every endpoint of the contract, and one function for everything else. */
export function addRoutes(made: HttpApi, lambdas: Record<GroupName | 'unknown', Lambda>): void {
  new HttpRoute(made, 'Unknown', {
    httpApi: made,
    routeKey: HttpRouteKey.DEFAULT,
    // The gateway calls for this route as `stage/$default`, without a path: a right for the whole API would not fit it.
    integration: new HttpLambdaIntegration('unknown', lambdas.unknown.function),
  })
  for (const [name, group] of Object.entries(api)) {
    const lambda = lambdas[name as GroupName].function
    const integration = new HttpLambdaIntegration(name, lambda, { scopePermissionToRoute: false })
    for (const { method, path } of Object.values(group))
      made.addRoutes({ path, methods: [method as HttpMethod], integration })
  }
  Validations.of(made).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      'The functions authenticate callers by session cookie; the contract says who may call which endpoint, and tests check it.',
  })
}
