import type { Options } from '../../infra/local/Options.ts'
import { type Orrery, startOrrery } from '../../infra/local/startOrrery.ts'
import { builtPages } from '../setup/builtPages.ts'
import { slowness } from '../setup/slowness.ts'
import { withCheapHashes } from '../setup/withCheapHashes.ts'

// The first runs of all jobs would be a third of what a file with one test costs. Tests run those that they are about.
const OPTIONS = { port: 0, data: 'memory', schedules: false, ...withCheapHashes } as const

/** What a file needs that the shared stack is not: options or an environment of its own, or a table that is empty. */
export type OwnStack = Pick<Options, 'pages' | 'openAi'>

export interface TestedStack {
  orrery: Orrery
  /** What was logged since it was last emptied. */
  log: string[]
  /** At the end of a file. */
  leave(): Promise<void>
}

/** Starts the app with an empty table, the production build by default. */
export async function ownStack({ pages = { builtIn: builtPages() }, openAi }: OwnStack): Promise<TestedStack> {
  const log: string[] = []
  const orrery = await startOrrery({
    ...OPTIONS,
    pages,
    openAi,
    slowness: slowness(),
    visitorAddress: () => `127.2.${files >> 8}.${files & 255}`,
    log: (line) => log.push(line),
  })
  return { orrery, log, leave: orrery.stop }
}

let shared: Promise<TestedStack> | undefined
let files = 0

/**
 * The stack of all test files of this process that ask for nothing special: each function that a file calls would
 * otherwise start anew, which takes as long as a short test. People and emails differ from file to file, and so does the
 * address that visitors have, since there are limits for each. A file that moves the clock is the last of its stack.
 */
export async function sharedStack(): Promise<TestedStack> {
  files += 1
  shared ??= start()
  const stack = await shared
  return { ...stack, leave: () => leave(stack) }
}

async function start(): Promise<TestedStack> {
  try {
    const stack = await ownStack({})
    // Whoever runs the tests ends this process so.
    process.once('SIGTERM', () => void stack.leave().finally(() => process.exit()))
    return stack
  } catch (error) {
    shared = undefined
    throw error
  }
}

async function leave({ orrery, leave }: TestedStack): Promise<void> {
  const clock = (await (await fetch(`${orrery.url}/__local/clock`)).json()) as { offsetSeconds: number }
  if (clock.offsetSeconds === 0) return
  shared = undefined
  await leave()
}
