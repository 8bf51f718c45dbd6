import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { Problem } from '../../../shared/contract/problem.ts'
import { answerProblems } from './answerProblems.ts'
import { type CheckRequestNeeds, checkRequest } from './checkRequest.ts'
import { lowerCaseHeaders } from './lowerCaseHeaders.ts'
import { report } from './report.ts'

type Methods = readonly { pattern: RegExp; method: string }[]

/** The methods that each path accepts, from routes such as `GET /api/things/{id}`. */
export const methodsOf = (routeKeys: readonly string[]): Methods =>
  routeKeys
    .map((key) => key.split(' ') as [string, string])
    .map(([method, path]) => ({ method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

/** Answers a known path with a wrong method by 405 and `Allow`, and everything else by 404. */
export const notFound = (needs: CheckRequestNeeds, methods: Methods) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(lowerCaseHeaders())
    .use(report())
    .use(answerProblems({}, needs.environment.APP_ORIGIN))
    .use({ before: ({ event }) => checkRequest(needs, event) })
    .handler((event) => {
      const allowed = methods.filter(({ pattern }) => pattern.test(event.rawPath)).map(({ method }) => method)
      if (allowed.length === 0) throw new Problem('NOT_FOUND')
      throw new Problem('METHOD_NOT_ALLOWED', { details: { allow: [...new Set(allowed)].join(', ') } })
    })
