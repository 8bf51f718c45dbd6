import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { callerOf } from './callerOf.ts'
import { type DynamoRequest, deeds } from './deeds.ts'
import { type Fault, type Faults, SLOW_MS } from './faults.ts'
import { forward } from './forward.ts'
import type { PlannedFunction } from './plannedFunction.ts'
import { readBody } from './readBody.ts'
import { refusal } from './rights.ts'
import type { Usage } from './usage.ts'

interface DoorNeeds {
  functions: PlannedFunction[]
  faults: Faults
  usage: Usage
  databasePort: number
}

interface Refusal {
  status: number
  type: string
  message: string
}

const troubles: Partial<Record<Fault, Refusal>> = {
  error: { status: 500, type: 'InternalServerError', message: 'Internal server error' },
  throttle: { status: 400, type: 'ProvisionedThroughputExceededException', message: 'Rate exceeded' },
}

/** Stands before the database: asks the caller's role, meets faults, counts what is consumed and passes the rest on. */
export function databaseDoor({ functions, faults, usage, databasePort }: DoorNeeds) {
  const rights = new Map(functions.map(({ name, statements }) => [name, statements]))

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    const asked = JSON.parse(String(await readBody(request))) as DynamoRequest
    const { functionName, name } = callerOf(request)

    const refused = deeds(operation, asked).flatMap((deed) => refusal(rights.get(functionName) ?? [], deed) ?? [])
    if (refused.length > 0)
      return refuse(response, {
        status: 400,
        type: 'AccessDeniedException',
        message: `${functionName} ${refused.join('; ')}`,
      })

    const fault = faults.take('database')
    if (fault === 'down') return void request.socket.destroy()
    if (fault === 'slow') await pause(SLOW_MS, undefined, { ref: false })
    if (fault && troubles[fault]) return refuse(response, troubles[fault])

    const answer = await forward(databasePort, request, { ...asked, ReturnConsumedCapacity: 'TOTAL' })
    usage.consumed(name, unitsOf(operation, answer.body))
    if (fault === 'dropAfterCommit') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(answer.text)
  }
}

function refuse(response: ServerResponse, { status, type, message }: Refusal) {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message }))
}

const READS = ['GetItem', 'Query']

function unitsOf(operation: string, { ConsumedCapacity = [] }: { ConsumedCapacity?: Capacity | Capacity[] }) {
  const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
  return READS.includes(operation) ? { read: units, write: 0 } : { read: 0, write: units }
}

interface Capacity {
  CapacityUnits: number
}
