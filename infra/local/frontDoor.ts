import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface FrontDoor {
  server: Server
  port: number
  /** Opens for requests; until then every answer is that the house is not ready. */
  open(rooms: { api: Answer; console: Answer; google: Answer; site: Answer }): void
  stop(): Promise<void>
}

/** The one address of the stack, on this machine only. Throws a readable error when the port is taken. */
export async function frontDoor(port: number, log: (line: string) => void): Promise<FrontDoor> {
  const starting: Answer = (_, response) =>
    void response.writeHead(503, { 'retry-after': '1' }).end('Orrery is starting.')
  let rooms = { api: starting, console: starting, google: starting, site: starting }
  const server = createServer(async (request, response) => {
    try {
      await admit(request, response, rooms)
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
      rooms = opened
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Rooms = Parameters<FrontDoor['open']>[0]

async function admit(request: IncomingMessage, response: ServerResponse, rooms: Rooms): Promise<void> {
  const { url = '/', headers } = request
  const { port } = request.socket.address() as AddressInfo
  const own = [`localhost:${port}`, `127.0.0.1:${port}`]
  // Another site must not reach this machine under a name of its own.
  if (!own.includes(headers.host ?? '')) return void response.writeHead(403).end('This host name is not allowed.')
  if (/^\/api(?:\/|\?|$)/.test(url)) return rooms.api(request, response)
  if (/^\/__google\//.test(url)) return rooms.google(request, response)
  if (!/^\/__local(?:[/?]|$)/.test(url)) return rooms.site(request, response)
  const { origin = `http://${headers.host}` } = headers
  if (!own.some((host) => origin === `http://${host}`))
    return void response.writeHead(403).end('This request came from another site.')
  return rooms.console(request, response)
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is already in use. Stop what is using it, or choose another port: PORT=3001 npm start`,
    )
  }
}
