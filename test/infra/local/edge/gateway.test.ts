import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { CALLS_AT_ONCE, type GatewayNeeds, gateway } from '../../../../infra/local/edge/gateway.ts'

/** A gateway with one function, whose calls end when the test says so. */
async function openGateway() {
  let count = 0
  const running: { source: string; end: () => void }[] = []
  const invoke = ({ source }: { source: string }) =>
    new Promise<object>((resolve) => running.push({ source, end: () => resolve({ statusCode: 204 }) }))
  const handle = gateway({
    plan: {
      routes: new Map([['GET /api/things', 'things']]),
      edge: { responseHeaders: new Map(), forwardedHeaders: [] },
    },
    hosts: new Map([['things', { invoke }]]),
    originHeaders: {},
    clock: { now: () => new Date(0) },
    usage: {
      countCall: () => {
        count += 1
      },
    },
    log: () => {},
  } as unknown as GatewayNeeds)
  const server = createServer((incoming, response) => void handle(incoming, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (localAddress: string) =>
    new Promise<void>((resolve) => {
      request({ port, host: '127.0.0.1', path: '/api/things', localAddress }, (response) =>
        response.resume().on('end', resolve),
      ).end()
    })
  return { ask, running, arrived: () => count, stop: () => server.close() }
}

test('of the calls that wait, those of another address are not behind a flood', async () => {
  const { ask, running, arrived, stop } = await openGateway()
  const flood = Array.from({ length: CALLS_AT_ONCE + 8 }, () => ask('127.0.0.3'))
  await expect.poll(arrived).toBe(CALLS_AT_ONCE + 8)
  const other = ask('127.0.0.4')
  await expect.poll(arrived).toBe(CALLS_AT_ONCE + 9)
  expect(running).toHaveLength(CALLS_AT_ONCE)

  for (let ended = 0; ended < CALLS_AT_ONCE + 9; ended += 1) {
    await expect.poll(() => running.length).toBeGreaterThan(ended)
    running[ended]!.end()
  }
  await Promise.all([...flood, other])
  stop()

  expect(running.findIndex(({ source }) => source === '127.0.0.4')).toBeLessThanOrEqual(CALLS_AT_ONCE + 1)
})
