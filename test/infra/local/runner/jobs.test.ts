import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FunctionHost, functionHost } from '../../../../infra/local/runner/functionHost.ts'
import { jobs } from '../../../../infra/local/runner/jobs.ts'
import { usage } from '../../../../infra/local/usage.ts'
import { aGate, waitAtGate } from '../../../fakes/aGate.ts'

let directory: string
let host: FunctionHost

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'jobs-'))
  const bundle = join(directory, 'index.cjs')
  writeFileSync(bundle, `exports.handler = async ({ waits }) => { if (waits) { ${waitAtGate} } }`)
  const limits = { environment: {}, memoryMb: 64, timeoutMs: 60_000, maxConcurrency: 5 }
  host = functionHost({ name: 'sendMail', bundleOf: () => bundle, ...limits, log() {} })
})
afterEach(async () => {
  await host.stop()
  rmSync(directory, { recursive: true })
})

test('a scheduled run waits for earlier calls of its job, whose leases a jump of the clock would end while they work', async () => {
  const clock = { now: () => new Date(), offset: () => 0, moveTo() {} }
  const schedules = [{ job: 'sendMail', everySeconds: 60 }]
  const scheduledJobs = jobs({ schedules, hosts: new Map([['sendMail', host]]), clock, usage: usage() })
  const gate = aGate()
  const ended: string[] = []

  const earlier = host.invoke({ caller: 'sendMail', event: { waits: true } }).then(() => ended.push('earlier call'))
  await gate.reached
  const run = scheduledJobs.run('sendMail')!.then(() => ended.push('scheduled run'))
  // A run that did not wait would end before a call that begins after it.
  await host.invoke({ caller: 'sendMail', event: {} })
  gate.open()
  await Promise.all([earlier, run])

  expect(ended).toEqual(['earlier call', 'scheduled run'])
})
