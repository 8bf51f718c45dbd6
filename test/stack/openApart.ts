import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { slowness } from '../setup/slowness.ts'

/** The stack as a process of its own, which can be killed and started again on the same data. */
export function openApart() {
  const data = mkdtempSync(join(tmpdir(), 'orrery-kills-'))
  let child: ChildProcess | undefined

  async function start(): Promise<string> {
    child = spawn(process.execPath, ['test/stack/runApart.ts'], {
      env: { ...process.env, LOCAL_DATA: data, SLOWNESS: String(slowness()) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface({ input: child.stdout! })) {
      const url = /^Orrery is ready at (\S+)$/.exec(line)?.[1]
      if (url) return url
    }
    throw new Error('The stack ended before it was ready')
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const over = once(child, 'exit')
    child.kill(signal)
    await over
  }

  return {
    start,
    kill: () => end('SIGKILL'),
    async stop(): Promise<void> {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
