import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FunctionHost, functionHost } from '../../../infra/local/functionHost.ts'
import { jobs } from '../../../infra/local/jobs.ts'
import { usage } from '../../../infra/local/usage.ts'
import { aGate, waitAtGate } from '../../fakes/aGate.ts'

let directory: string
let host: FunctionHost

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'jobs-'))
  const bundle = join(directory, 'index.cjs')
  writeFileSync(bundle, `exports.handler = async ({ waits }) => { if (waits) { ${waitAtGate} } }`)
  const limits = { environment: {}, memoryMb: 64, timeoutMs: 60_000, atOnce: 5 }
  host = functionHost({ name: 'sendMail', bundle, ...limits, log() {} })
})
afterEach(async () => {
  await host.stop()
  rmSync(directory, { recursive: true })
})

test('a round waits for those that were woken before it: when the clock leaps, their leases must not end at work', async () => {
  const clock = { now: () => new Date(), offset: () => 0, moveTo() {} }
  const schedules = [{ job: 'sendMail', everySeconds: 60 }]
  const rounds = jobs({ schedules, hosts: new Map([['sendMail', host]]), clock, usage: usage() })
  const gate = aGate()
  const ended: string[] = []

  const woken = host.invoke({ caller: 'sendMail', event: { waits: true } }).then(() => ended.push('woken'))
  await gate.reached
  const round = rounds.run('sendMail')!.then(() => ended.push('round'))
  // A round that did not wait would have ended before a call that begins after it.
  await host.invoke({ caller: 'sendMail', event: {} })
  gate.open()
  await Promise.all([woken, round])

  expect(ended).toEqual(['woken', 'round'])
})
