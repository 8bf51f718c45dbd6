import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ConsoleAnswer, type ConsoleNeeds, consoleCalls } from './consoleCalls.ts'
import { splitUrl } from './gatewayEvent.ts'
import { routeMatcher } from './matchRoute.ts'
import { readBody } from './readBody.ts'

const PAGE = new URL('./console.html', import.meta.url)

/** The local console at /__local: a page for people, and the same as JSON for programs. */
export function localConsole(needs: ConsoleNeeds) {
  const calls = consoleCalls(needs)
  const match = routeMatcher(Object.keys(calls))

  async function answer(request: IncomingMessage, path: string): Promise<ConsoleAnswer> {
    const { routeKey, pathParameters } = match(request.method ?? 'GET', path)
    const call = calls[routeKey]
    if (!call) return { status: 404, body: { message: `The console has no ${request.method} ${path}.` } }
    try {
      const body: unknown = JSON.parse(String(await readBody(request)) || '{}')
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
    const { status, body } = await answer(request, path)
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
  }
}
