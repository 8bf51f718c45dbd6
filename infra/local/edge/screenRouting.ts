import type { IncomingMessage } from 'node:http'
import { runInNewContext } from 'node:vm'
import { splitUrl } from './gatewayEvent.ts'

interface ViewerRequest {
  uri: string
  cookies: Record<string, { value: string }>
}

type RoutingFunction = (event: {
  context: { eventType: 'viewer-request' | 'viewer-response' }
  request: ViewerRequest
  response?: { statusCode: number }
}) => { uri: string; statusCode?: number }

interface Route {
  path: string
  /** The path of the file that answers. */
  file: string
  /** The status of the answer, when the file is there. */
  status: number
}

/** Runs the CloudFront Function, before and after a file is found. */
export function screenRouting(code: string): (request: IncomingMessage) => Route {
  const route = runInNewContext(`${code}; handler`) as RoutingFunction
  return (request) => {
    const path = splitUrl(request.url ?? '/').rawPath
    const viewer = () => ({ uri: path, cookies: cookiesOf(request) })
    const { uri: file } = route({ context: { eventType: 'viewer-request' }, request: viewer() })
    const response = { statusCode: 200 }
    const { statusCode = 200 } = route({ context: { eventType: 'viewer-response' }, request: viewer(), response })
    return { path, file, status: statusCode }
  }
}

/** Cookies in the form in which CloudFront passes them to its functions. */
const cookiesOf = ({ headers: { cookie = '' } }: IncomingMessage) =>
  Object.fromEntries(cookie.split(/;\s*/).map((pair) => [pair.split('=')[0]!, { value: pair.replace(/^[^=]*=?/, '') }]))
