import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Clock } from '../clock.ts'
import type { RequestHandler } from '../edge/edgeServer.ts'
import type { Faults } from '../faults.ts'
import type { PlannedFunction } from '../template/plannedFunction.ts'
import type { Usage } from '../usage.ts'
import { callerOf } from './callerOf.ts'
import type { DatabaseServer } from './databaseServer.ts'
import { dynamoProxy } from './dynamoProxy.ts'
import { type InvokeAsync, invokedFunction, lambdaDouble } from './lambdaDouble.ts'
import type { Mailbox } from './mailbox.ts'
import { secretsManagerDouble } from './secretsManagerDouble.ts'
import { SEND_EMAIL, sesDouble } from './sesDouble.ts'

interface AwsEndpointNeeds {
  functions: PlannedFunction[]
  database: DatabaseServer
  secrets: Map<string, string>
  mailbox: Mailbox
  faults: Faults
  usage: Usage
  clock: Clock
  invokeAsync: InvokeAsync
  /** Stripe's API is on the same address; undefined when the real one is used. */
  stripe?: RequestHandler | undefined
}

export interface AwsEndpoint {
  endpoint: string
  stop(): Promise<void>
}

/** One server that stands in for DynamoDB, SES, Secrets Manager and Lambda, and for Stripe's API. */
export async function startAwsEndpoint(needs: AwsEndpointNeeds): Promise<AwsEndpoint> {
  const handle = router(needs)
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  // The SDK keeps its connections alive; if this end closed them first, that would look like an injected fault.
  server.keepAliveTimeout = 120_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function router(needs: AwsEndpointNeeds) {
  const dynamo = dynamoProxy(needs)
  const ses = sesDouble(needs)
  const secretsManager = secretsManagerDouble(needs)
  const lambda = lambdaDouble(needs)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (needs.stripe && request.url?.startsWith('/v1/')) return needs.stripe(request, response)
    const operation = String(request.headers['x-amz-target'] ?? '')
    if (operation.startsWith('DynamoDB_')) return dynamo(request, response)
    const body = await text(request)
    const target = invokedFunction(request.url ?? '')
    if (target) return lambda({ target, caller: callerOf(request).functionName, event: JSON.parse(body) }, response)
    if (operation === 'secretsmanager.GetSecretValue') {
      const { functionName } = callerOf(request)
      const { SecretId, VersionStage } = JSON.parse(body)
      return secretsManager({ id: String(SecretId), version: VersionStage, functionName }, response)
    }
    if (request.url === SEND_EMAIL) return ses(JSON.parse(body), response)
    response.writeHead(501).end(`The local stack has no double for ${operation || 'this service'}`)
  }
}
