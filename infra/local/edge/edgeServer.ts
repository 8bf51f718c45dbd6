import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

interface Handlers {
  api: RequestHandler
  console: RequestHandler
  google: RequestHandler
  openAi: RequestHandler
  stripe: RequestHandler
  site: RequestHandler
}

export interface EdgeServer {
  server: Server
  port: number
  /** Starts to route requests; until then every response is a 503. */
  open(handlers: Handlers): void
  stop(): Promise<void>
}

/**
 * The HTTP server of the local stack, on the loopback interface only. Throws a readable error when the port is taken.
 */
export async function startEdgeServer(port: number, log: (line: string) => void): Promise<EdgeServer> {
  const starting: RequestHandler = (_, response) =>
    void response.writeHead(503, { 'retry-after': '1' }).end('Orrery is starting.')
  let handlers: Handlers = {
    api: starting,
    console: starting,
    google: starting,
    openAi: starting,
    stripe: starting,
    site: starting,
  }
  const server = createServer(async (request, response) => {
    try {
      await route(request, response, handlers)
    } catch (error) {
      log(`${request.method} ${request.url}: ${(error as Error).stack}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  })
  await listen(server, port)
  return {
    server,
    port: (server.address() as AddressInfo).port,
    open: (opened) => {
      handlers = opened
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function route(request: IncomingMessage, response: ServerResponse, handlers: Handlers): Promise<void> {
  const { url = '/', headers } = request
  const { port } = request.socket.address() as AddressInfo
  const ownHosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  // Protects against DNS rebinding: another site must not reach this server under its own host name.
  if (!ownHosts.includes(headers.host ?? '')) return void response.writeHead(403).end('Unknown host.')
  if (/^\/api(?:\/|\?|$)/.test(url)) return handlers.api(request, response)
  if (/^\/__google\//.test(url)) return handlers.google(request, response)
  if (/^\/__openai\//.test(url)) return handlers.openAi(request, response)
  if (/^\/__stripe\//.test(url)) return handlers.stripe(request, response)
  if (!/^\/__local(?:[/?]|$)/.test(url)) return handlers.site(request, response)
  const { origin = `http://${headers.host}` } = headers
  if (!ownHosts.some((host) => origin === `http://${host}`))
    return void response.writeHead(403).end('Cross-origin requests are not allowed.')
  return handlers.console(request, response)
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`)
  }
}
