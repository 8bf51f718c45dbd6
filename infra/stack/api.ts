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
import { api, type GroupName } from '../../shared/contract/index.ts'
import type { Lambda } from './lambda.ts'

// Far above normal use, and far below what would cost real money.
const REQUESTS_A_SECOND = 500
const BURST = 1000

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

/** The HTTP API, without routes as yet: the functions need the origin of the pages, and CloudFront needs this API. */
export function createApi(scope: Construct): HttpApi {
  const httpApi = new HttpApi(scope, 'Api', { createDefaultStage: false })
  const log = new LogGroup(scope, 'ApiLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  new HttpStage(scope, 'ApiStage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: REQUESTS_A_SECOND, burstLimit: BURST },
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG_FIELDS)),
    },
  })
  return httpApi
}

/** One route for every endpoint of the contract, and one function for everything else. */
export function addRoutes(httpApi: HttpApi, lambdas: Record<GroupName | 'notFound', Lambda>): void {
  new HttpRoute(httpApi, 'Unknown', {
    httpApi,
    routeKey: HttpRouteKey.DEFAULT,
    // The gateway invokes this route as `stage/$default`, without a path, which a permission for the whole API would
    // not match.
    integration: new HttpLambdaIntegration('notFound', lambdas.notFound.function),
  })
  for (const [name, group] of Object.entries(api)) {
    const lambda = lambdas[name as GroupName].function
    const integration = new HttpLambdaIntegration(name, lambda, { scopePermissionToRoute: false })
    for (const { method, path } of Object.values(group))
      httpApi.addRoutes({ path, methods: [method as HttpMethod], integration })
  }
  Validations.of(httpApi).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      'The functions authenticate callers by session cookie; the contract says who may call what, and tests check it.',
  })
}
