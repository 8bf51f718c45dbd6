import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callerOf } from './callerOf.ts'
import type { Clock } from './clock.ts'
import { databaseDoor } from './databaseDoor.ts'
import type { Faults } from './faults.ts'
import { invokedFunction, invokeService, type Wake } from './invokeService.ts'
import type { Mailbox } from './mailbox.ts'
import { mailService } from './mailService.ts'
import type { PlannedFunction } from './plannedFunction.ts'
import { readBody } from './readBody.ts'
import { secretService } from './secretService.ts'
import type { Usage } from './usage.ts'

interface CloudNeeds {
  functions: PlannedFunction[]
  databasePort: number
  secrets: Map<string, string>
  mailbox: Mailbox
  faults: Faults
  usage: Usage
  clock: Clock
  wake: Wake
}

export interface Cloud {
  endpoint: string
  stop(): Promise<void>
}

/** One small server that is DynamoDB, SES, Secrets Manager and Lambda to the functions. */
export async function startCloud(needs: CloudNeeds): Promise<Cloud> {
  const answer = router(needs)
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  // The SDK keeps its connections; closing them first would look like a fault that nobody asked for.
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

function router(needs: CloudNeeds) {
  const database = databaseDoor(needs)
  const mail = mailService(needs)
  const secret = secretService(needs)
  const invoke = invokeService(needs)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const operation = String(request.headers['x-amz-target'] ?? '')
    if (operation.startsWith('DynamoDB_')) return database(request, response)
    const body = String(await readBody(request))
    const target = invokedFunction(request.url ?? '')
    if (target) return invoke({ target, caller: callerOf(request).functionName, event: JSON.parse(body) }, response)
    if (operation === 'secretsmanager.GetSecretValue') {
      const { functionName } = callerOf(request)
      return secret({ id: String(JSON.parse(body).SecretId), functionName }, response)
    }
    if (body.includes('Action=')) return mail(new URLSearchParams(body), response)
    response.writeHead(501).end(`Orrery does not emulate ${operation || 'this service'} on this machine`)
  }
}
