import type { IncomingMessage } from 'node:http'
import { runInNewContext } from 'node:vm'
import { splitUrl } from './gatewayEvent.ts'

type RoutingFunction = (event: { request: { uri: string; cookies: Record<string, { value: string }> } }) => {
  uri: string
}

/** Runs the CloudFront Function: the path of a request, and the path of the file that answers it. */
export function screenRouting(code: string): (request: IncomingMessage) => { path: string; file: string } {
  const route = runInNewContext(`${code}; handler`) as RoutingFunction
  return (request) => {
    const path = splitUrl(request.url ?? '/').rawPath
    return { path, file: route({ request: { uri: path, cookies: cookiesOf(request) } }).uri }
  }
}

/** Cookies in the form in which CloudFront passes them to its functions. */
const cookiesOf = ({ headers: { cookie = '' } }: IncomingMessage) =>
  Object.fromEntries(cookie.split(/;\s*/).map((pair) => [pair.split('=')[0]!, { value: pair.replace(/^[^=]*=?/, '') }]))
