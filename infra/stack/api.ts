import { Validations } from 'aws-cdk-lib'
import { HttpApi, type HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Construct } from 'constructs'
import { api, type GroupName, webhooks } from '../../shared/contract/index.ts'
import type { Lambda } from './lambda.ts'
import type { WebhookName } from './permissions.ts'

/** The HTTP API, without routes as yet: the functions need the origin of the pages, and CloudFront needs this API. */
export const createApi = (scope: Construct): HttpApi => new HttpApi(scope, 'Api', { createDefaultStage: false })

/** One route for every endpoint of the contract, and one function for everything else. */
export function addRoutes(
  httpApi: HttpApi,
  lambdas: Record<GroupName | 'notFound' | WebhookName, Lambda>,
): HttpRoute[] {
  const notFound = new HttpRoute(httpApi, 'NotFound', {
    httpApi,
    routeKey: HttpRouteKey.DEFAULT,
    // The gateway invokes this route as `stage/$default`, without a path, which a permission for the whole API would
    // not match.
    integration: new HttpLambdaIntegration('notFound', lambdas.notFound.function),
  })
  const routes = Object.entries(api).flatMap(([name, group]) => {
    const lambda = lambdas[name as GroupName].function
    const integration = new HttpLambdaIntegration(name, lambda, { scopePermissionToRoute: false })
    return Object.values(group).flatMap(({ method, path }) =>
      httpApi.addRoutes({ path, methods: [method as HttpMethod], integration }),
    )
  })
  const hooks = Object.entries(webhooks).flatMap(([name, key]) => {
    const [method, path] = key.split(' ') as [HttpMethod, string]
    const { function: lambda } = lambdas[name as WebhookName]
    const integration = new HttpLambdaIntegration(name, lambda, { scopePermissionToRoute: false })
    return httpApi.addRoutes({ path, methods: [method], integration })
  })
  Validations.of(httpApi).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      'The functions authenticate callers by session cookie; the contract says who may call what, and tests check it.',
  })
  return [...routes, ...hooks, notFound]
}
