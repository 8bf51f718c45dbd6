import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, type Faults, SLOW_MS } from '../faults.ts'
import type { PlannedFunction } from '../template/plannedFunction.ts'
import type { Usage } from '../usage.ts'
import { callerOf } from './callerOf.ts'
import { checkPermission } from './checkPermission.ts'
import type { DatabaseServer } from './databaseServer.ts'
import { forwardRequest } from './forwardRequest.ts'
import { type DynamoRequest, iamActions } from './iamActions.ts'

interface ProxyNeeds {
  functions: PlannedFunction[]
  faults: Faults
  usage: Usage
  database: DatabaseServer
}

interface ErrorResponse {
  status: number
  type: string
  message: string
}

const FAULT_RESPONSES: Partial<Record<Fault, ErrorResponse>> = {
  error: { status: 500, type: 'InternalServerError', message: 'Internal server error' },
  throttle: { status: 400, type: 'ProvisionedThroughputExceededException', message: 'Rate exceeded' },
}

/**
 * Forwards requests to the database: checks the caller's permissions, applies injected faults and counts consumed
 * capacity.
 */
export function dynamoProxy({ functions, faults, usage, database }: ProxyNeeds) {
  const statementsByFunction = new Map(functions.map(({ name, statements }) => [name, statements]))

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    const body = JSON.parse(await text(request)) as DynamoRequest
    const { functionName, name } = callerOf(request)

    const granted = statementsByFunction.get(functionName) ?? []
    const denials = iamActions(operation, body).flatMap((action) => checkPermission(granted, action) ?? [])
    if (denials.length > 0)
      return sendError(response, {
        status: 400,
        type: 'AccessDeniedException',
        message: `${functionName} ${denials.join('; ')}`,
      })

    const fault = faults.take('database')
    if (fault === 'down') return void request.socket.destroy()
    if (fault === 'slow') await pause(SLOW_MS, undefined, { ref: false })
    if (fault && FAULT_RESPONSES[fault]) return sendError(response, FAULT_RESPONSES[fault])

    const forwarded = await forwardRequest(database, request, { ...body, ReturnConsumedCapacity: 'TOTAL' })
    usage.countUnits(name, unitsOf(operation, forwarded.body))
    if (fault === 'dropAfterCommit') return void request.socket.destroy()
    response.writeHead(forwarded.status, { 'content-type': 'application/x-amz-json-1.0' }).end(forwarded.text)
  }
}

function sendError(response: ServerResponse, { status, type, message }: ErrorResponse) {
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
