import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { CALLS_AT_ONCE, type GatewayNeeds, gateway } from '../../../../infra/local/edge/gateway.ts'

/** A gateway with two functions, whose calls end when the test says so. */
async function openGateway() {
  const running: { name: string; source: string; end: () => void }[] = []
  let arrived = 0
  const host = (name: string) => ({
    invoke: ({ source }: { source: string }) =>
      new Promise<object>((resolve) => running.push({ name, source, end: () => resolve({ statusCode: 204 }) })),
  })
  const handle = gateway({
    plan: {
      routes: new Map([
        ['GET /api/slow', 'slow'],
        ['GET /api/quick', 'quick'],
      ]),
      edge: { responseHeaders: new Map(), forwardedHeaders: [] },
    },
    hosts: new Map(['slow', 'quick'].map((name) => [name, host(name)])),
    originHeaders: {},
    clock: { now: () => new Date(0) },
    usage: {
      countCall: () => {
        arrived += 1
      },
    },
    log: () => {},
  } as unknown as GatewayNeeds)
  const server = createServer((incoming, response) => void handle(incoming, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    running,
    arrived: () => arrived,
    callsOf: (address: string, path: string) =>
      running.filter(({ source, name }) => source === address && name === path).length,
    ask: (localAddress: string, name: string) =>
      new Promise<void>((resolve) => {
        request({ port, host: '127.0.0.1', path: `/api/${name}`, localAddress }, (response) =>
          response.resume().on('end', resolve),
        ).end()
      }),
    async stop(asked: Promise<void>[]) {
      for (let ended = 0; ended < asked.length; ended += 1) {
        await expect.poll(() => running.length).toBeGreaterThan(ended)
        running[ended]!.end()
      }
      await Promise.all(asked)
      server.close()
    },
  }
}

const [FLOOD, OTHER] = ['127.0.0.3', '127.0.0.4']

test('a flood of calls to a function that hangs holds up neither another function nor another address', async () => {
  const { ask, arrived, callsOf, stop } = await openGateway()
  const asked = Array.from({ length: CALLS_AT_ONCE + 8 }, () => ask(FLOOD, 'slow'))
  await expect.poll(arrived).toBe(CALLS_AT_ONCE + 8)

  asked.push(ask(FLOOD, 'quick'), ask(OTHER, 'slow'))

  await expect.poll(() => [callsOf(FLOOD, 'quick'), callsOf(OTHER, 'slow')]).toEqual([1, 1])
  expect(callsOf(FLOOD, 'slow')).toBe(CALLS_AT_ONCE)
  await stop(asked)
})

test('of the calls that wait, one starts for each that ends', async () => {
  const { ask, arrived, running, callsOf, stop } = await openGateway()
  const asked = Array.from({ length: CALLS_AT_ONCE + 8 }, () => ask(FLOOD, 'slow'))
  await expect.poll(arrived).toBe(CALLS_AT_ONCE + 8)

  running[0]!.end()
  await expect.poll(() => callsOf(FLOOD, 'slow')).toBe(CALLS_AT_ONCE + 1)
  asked.push(ask(FLOOD, 'slow'))
  await expect.poll(arrived).toBe(CALLS_AT_ONCE + 9)

  expect(callsOf(FLOOD, 'slow')).toBe(CALLS_AT_ONCE + 1)
  await stop(asked)
})
