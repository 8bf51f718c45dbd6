import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FunctionHost, functionHost } from '../../../../infra/local/runner/functionHost.ts'
import { aGate, reachGate, waitAtGate } from '../../../fakes/aGate.ts'

let directory: string
let host: FunctionHost | undefined
const lines: string[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'instance-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await host?.stop()
  host = undefined
  lines.length = 0
  rmSync(directory, { recursive: true })
})

/** A host for a function with the given body. */
function hostOf(body: string, overrides: Partial<Parameters<typeof functionHost>[0]> = {}): FunctionHost {
  const bundle = join(directory, 'index.cjs')
  writeFileSync(bundle, functionText(body))
  const log = (line: string) => void lines.push(line)
  const settings = {
    name: 'fixture',
    bundleOf: () => bundle,
    environment: {},
    memoryMb: 64,
    timeoutMs: 60_000,
    maxConcurrency: 10,
    log,
  }
  host = functionHost({ ...settings, ...overrides })
  return host
}

/** Resolves once the timer of a call has started, which means that the function has loaded. */
async function untilTimerStarts(): Promise<void> {
  while (vi.getTimerCount() === 0) await nextTurn()
}

const functionText = (body: string) => `let calls = 0; exports.handler = async (event, context) => { calls++; ${body} }`
const call = (event: unknown = {}) => ({ caller: 'GET /x', event })

test('a function receives its event, and its result is returned', async () => {
  expect(await hostOf('return { doubled: event.n * 2 }').invoke(call({ n: 21 }))).toEqual({ doubled: 42 })
})

test("a function sees its own environment variables and none of the runner's", async () => {
  const environment = await hostOf('return { ...process.env }', { environment: { STAGE: 'local' } }).invoke(call())
  expect(environment).toEqual({ STAGE: 'local' })
})

test('an error of a function rejects the call with the same name and message', async () => {
  await expect(hostOf('throw new TypeError("no")').invoke(call())).rejects.toMatchObject({
    name: 'TypeError',
    message: 'no',
  })
})

test('a function that hangs is terminated at its timeout, and the next call gets a new instance', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const running = hostOf('if (event.hang) while (true); return calls')

  const hanging = running.invoke(call({ hang: true })).catch(({ message }: Error) => message)
  await untilTimerStarts()
  vi.advanceTimersByTime(60_000)

  expect(await hanging).toBe('fixture took longer than 60 seconds')
  expect(await running.invoke(call())).toBe(1)
})

test('the time that a function takes to load is no part of its timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const gate = aGate()
  const [bundle, go] = [join(directory, 'slow.cjs'), join(directory, 'go')]
  const load = `${reachGate} while (!require('node:fs').existsSync(${JSON.stringify(go)}));`
  writeFileSync(bundle, `${load} ${functionText('return "loaded"')}`)

  const answer = hostOf('', { bundleOf: () => bundle }).invoke(call())
  await gate.reached
  vi.advanceTimersByTime(120_000)
  writeFileSync(go, '')

  expect(await answer).toBe('loaded')
})

test('a function that runs out of memory dies alone, and the next call gets a new instance', async () => {
  const running = hostOf('const all = []; while (event.exhaust) all.push(new Array(1e6).fill({})); return calls', {
    memoryMb: 24,
  })

  await expect(running.invoke(call({ exhaust: true }))).rejects.toThrow(/memory/)
  expect(await running.invoke(call())).toBe(1)
})

test('after an edit, calls in flight finish with the old code and the next call runs the new code', async () => {
  const gate = aGate()
  const running = hostOf(`${waitAtGate} return "old"`)
  const first = running.invoke(call())
  await gate.reached

  writeFileSync(join(directory, 'index.cjs'), functionText('return "new"'))
  running.swap()

  expect(await running.invoke(call())).toBe('new')
  gate.open()
  expect(await first).toBe('old')
})

test('the output of a function is logged', async () => {
  await hostOf('console.log("hello"); return 1').invoke(call())
  await expect.poll(() => lines.join('\n')).toContain('hello')
})

test('a function with a concurrency of one runs its calls one after the other', async () => {
  const giveWay = 'for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);'
  const running = hostOf(`const seen = calls; ${giveWay} return calls - seen`, { maxConcurrency: 1 })
  await running.invoke(call())

  expect(await Promise.all([running.invoke(call()), running.invoke(call())])).toEqual([0, 0])
})

test('an instance that nobody calls is let go, and the next call starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const counting = hostOf('return calls', { idleMs: 1000 })
  expect(await counting.invoke(call())).toBe(1)
  vi.advanceTimersByTime(900)
  expect(await counting.invoke(call())).toBe(2)
  vi.advanceTimersByTime(900)
  expect(await counting.invoke(call())).toBe(3)

  vi.advanceTimersByTime(1000)

  expect(await counting.invoke(call())).toBe(1)
})

test('after an edit the next call runs the new bundle, wherever it is', async () => {
  const [before, after] = ['before', 'after'].map((name) => {
    const bundle = join(directory, `${name}.cjs`)
    writeFileSync(bundle, functionText(`return '${name}'`))
    return bundle
  })
  let bundle = before!
  const edited = hostOf('', { bundleOf: () => bundle })
  expect(await edited.invoke(call())).toBe('before')

  bundle = after!
  edited.swap()

  expect(await edited.invoke(call())).toBe('after')
})
