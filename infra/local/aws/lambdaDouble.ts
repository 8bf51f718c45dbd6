import type { ServerResponse } from 'node:http'
import type { PlannedFunction } from '../template/plannedFunction.ts'
import { checkPermission } from './checkPermission.ts'

/** Invokes a function by name and returns at once; errors are only logged. */
export type InvokeAsync = (name: string, event: unknown) => void

interface InvokeNeeds {
  functions: PlannedFunction[]
  invokeAsync: InvokeAsync
}

interface InvokeRequest {
  /** The logical id of the function. */
  target: string
  caller: string
  event: unknown
}

const PATH = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

export const invokedFunction = (url: string): string | undefined => PATH.exec(url)?.[1]

/** Stands in for Lambda's Invoke with InvocationType Event: it responds as soon as the call is accepted. */
export function lambdaDouble({ functions, invokeAsync }: InvokeNeeds) {
  return ({ target, caller, event }: InvokeRequest, response: ServerResponse): void => {
    const found = functions.find(({ logicalId }) => logicalId === target)
    const { statements = [] } = functions.find(({ name }) => name === caller) ?? {}
    const action = { action: 'lambda:InvokeFunction', resource: `${target}.Arn`, partitionKey: '' }
    const denial = checkPermission(statements, action)
    if (!found || denial) {
      response.writeHead(found ? 403 : 404, {
        'x-amzn-errortype': found ? 'AccessDeniedException' : 'ResourceNotFoundException',
      })
      response.end(JSON.stringify({ Message: denial ?? `There is no function ${target}` }))
      return
    }
    invokeAsync(found.name, event)
    response.writeHead(202).end()
  }
}
