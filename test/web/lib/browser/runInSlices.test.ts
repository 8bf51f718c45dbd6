import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInSlices } from '../../../../web/lib/browser/runInSlices.ts'

let clock: number
/** What the browser has yet to do. */
let tasks: (() => void)[]

/** Node hands out a port's messages before anything else has its turn; a browser makes each a task. */
class FakeMessageChannel {
  port1 = { onmessage: () => {}, close: () => (this.port1.onmessage = () => {}) }
  port2 = { postMessage: () => tasks.push(() => this.port1.onmessage()) }
}

beforeEach(() => {
  clock = 0
  tasks = []
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  vi.stubGlobal('MessageChannel', FakeMessageChannel)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function start() {
  const log: string[] = []
  const stop = runInSlices(fourSteps(log), (answer) => log.push(answer))
  return { log, stop }
}

/** Each takes three milliseconds of a clock that only they move. */
function* fourSteps(log: string[]): Generator<void, string> {
  for (let step = 1; step <= 4; step++) {
    clock += 3
    log.push(`step ${step}`)
    yield
  }
  return 'the answer'
}

const runTask = () => tasks.shift()?.()

test('each task takes steps until five milliseconds have gone by', () => {
  const { log } = start()
  expect(log).toEqual([])

  runTask()
  expect(log).toEqual(['step 1', 'step 2'])

  runTask()
  expect(log).toEqual(['step 1', 'step 2', 'step 3', 'step 4'])

  runTask()
  expect(log.slice(4)).toEqual(['the answer'])
  expect(tasks).toEqual([])
})

test('after a stop no step is taken, and nothing is answered', () => {
  const { log, stop } = start()
  runTask()

  stop()
  while (tasks.length > 0) runTask()

  expect(log).toEqual(['step 1', 'step 2'])
})
