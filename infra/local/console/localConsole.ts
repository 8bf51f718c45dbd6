import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { splitUrl } from '../edge/gatewayEvent.ts'
import { routeMatcher } from '../edge/routeMatcher.ts'
import { type ConsoleNeeds, consoleCalls } from './consoleCalls.ts'
import type { ConsoleResponse } from './consoleResponse.ts'

const PAGE = new URL('./console.html', import.meta.url)

/** The local console at /__local: a page for people, and the same calls as JSON for programs. */
export function localConsole(needs: ConsoleNeeds) {
  const calls = consoleCalls(needs)
  const match = routeMatcher(Object.keys(calls))

  async function respond(request: IncomingMessage, path: string): Promise<ConsoleResponse> {
    const { routeKey, pathParameters } = match(request.method ?? 'GET', path)
    const call = calls[routeKey]
    if (!call) return { status: 404, body: { message: `The console has no ${request.method} ${path}.` } }
    try {
      const body: unknown = JSON.parse((await text(request)) || '{}')
      return await call({ body, name: pathParameters.name ?? '' })
    } catch (error) {
      if (error instanceof SyntaxError) return { status: 400, body: { message: 'The body is not valid JSON.' } }
      throw error
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = splitUrl(request.url ?? '/')
      .rawPath.slice('/__local'.length)
      .replace(/\/$/, '')
    response.setHeader('cache-control', 'no-store')
    if (path === '') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(PAGE))
      return
    }
    const { status, body } = await respond(request, path)
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
  }
}
