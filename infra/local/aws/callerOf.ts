import type { IncomingMessage } from 'node:http'

/** The header in which a worker names the route or job that a request is made for. */
export const CALLER_HEADER = 'x-orrery-caller'

export interface Caller {
  /** The name of the function, which it uses as its access key. */
  functionName: string
  /** The route or job that the request is made for. */
  name: string
}

/** The function, and the route or job, that a request to an AWS double comes from. */
export function callerOf({ headers }: IncomingMessage): Caller {
  const functionName = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? 'unknown'
  const name = headers[CALLER_HEADER]
  return { functionName, name: typeof name === 'string' ? decodeURIComponent(name) : functionName }
}
