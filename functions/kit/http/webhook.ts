import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { answerProblems } from './answerProblems.ts'
import { type CheckRequestNeeds, refuseOriginBypass } from './checkRequest.ts'
import { lowerCaseHeaders } from './lowerCaseHeaders.ts'
import { report } from './report.ts'
import { respond } from './respond.ts'
import { instantOf } from './visitor.ts'

const BODY_CAP = 256 * 1024

interface Posted {
  /** To the byte as it was sent. */
  body: Buffer
  headers: APIGatewayProxyEventV2['headers']
  now: EpochSeconds
}

/**
 * A route that another company calls. It proves itself by a signature over the raw body, so there is no session, no check
 * of the origin and no limit by address: all of its calls come from a few.
 */
export const webhook = (
  needs: Pick<CheckRequestNeeds, 'environment' | 'originSecrets'>,
  receive: (posted: Posted) => Promise<object>,
) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(lowerCaseHeaders())
    .use(report())
    .use(answerProblems({}, needs.environment.APP_ORIGIN))
    .handler(async (event) => {
      const now = instantOf(event)
      refuseOriginBypass(event, await needs.originSecrets(now))
      const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
      if (body.length > BODY_CAP) throw new Problem('BODY_TOO_LARGE')
      const answered = await receive({ body, headers: event.headers, now })
      return respond({ status: 200, body: answered, requestId: event.requestContext.requestId })
    })
