import type { ServerResponse } from 'node:http'
import type { PlannedFunction } from './plannedFunction.ts'
import { refusal } from './rights.ts'

/** Calls a function by its name in the house; the outcome is its own business. */
export type Wake = (name: string, event: unknown) => void

interface InvokeNeeds {
  functions: PlannedFunction[]
  wake: Wake
}

interface Asked {
  /** As the stack names it. */
  target: string
  caller: string
  event: unknown
}

const PATH = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

export const invokedFunction = (url: string): string | undefined => PATH.exec(url)?.[1]

/** Lambda's Invoke for events: the answer comes when the call is accepted, not when it is done. */
export function invokeService({ functions, wake }: InvokeNeeds) {
  return ({ target, caller, event }: Asked, response: ServerResponse): void => {
    const found = functions.find(({ logicalId }) => logicalId === target)
    const { statements = [] } = functions.find(({ name }) => name === caller) ?? {}
    const deed = { action: 'lambda:InvokeFunction', resource: `${target}.Arn`, partitionKey: '' }
    const refused = refusal(statements, deed)
    if (!found || refused) {
      response.writeHead(found ? 403 : 404, {
        'x-amzn-errortype': found ? 'AccessDeniedException' : 'ResourceNotFoundException',
      })
      response.end(JSON.stringify({ Message: refused ?? `There is no function ${target}` }))
      return
    }
    wake(found.name, event)
    response.writeHead(202).end()
  }
}
