import type { IncomingMessage } from 'node:http'

/** The header by which a worker says for which route or job it asks. */
export const CALLER_HEADER = 'x-orrery-caller'

export interface Caller {
  /** The function, which signs with its own name. */
  functionName: string
  /** The route or job that the function is working for. */
  name: string
}

/** Who a request to a stand-in of AWS comes from. */
export function callerOf({ headers }: IncomingMessage): Caller {
  const functionName = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? 'unknown'
  const name = headers[CALLER_HEADER]
  return { functionName, name: typeof name === 'string' ? decodeURIComponent(name) : functionName }
}
