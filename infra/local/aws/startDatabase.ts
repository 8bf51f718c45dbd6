import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Database {
  port: number
  pid: number
  stop(): Promise<void>
}

/**
 * The shell waits for the end of a pipe whose other end only the runner holds, and then kills the database: however the
 * runner dies, it leaves no child process behind.
 */
const RUN_UNTIL_PIPE_CLOSES =
  '"$0" "$@" 3<&- & child=$!; echo $child; (read -r _ <&3; kill $child) >/dev/null & wait $child'

/** Starts dynoxide, an emulator of DynamoDB. Without a file, rows are kept in memory. */
export async function startDatabase(file?: string): Promise<Database> {
  const port = await freePort()
  const storage = file ? ['--db-path', file] : []
  const shell = spawn(
    'sh',
    ['-c', RUN_UNTIL_PIPE_CLOSES, databaseExecutable(), 'serve', '--port', String(port), ...storage],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // Ctrl-C goes to a whole group of processes; the database must outlive the calls that are still in flight.
      detached: true,
    },
  )
  const errors: string[] = []
  shell.stderr!.on('data', (chunk) => errors.push(String(chunk)))
  const [pidLine] = (await once(shell.stdout!, 'data')) as [Buffer]
  await waitUntilReady(port, shell, errors)
  return { port, pid: Number.parseInt(String(pidLine), 10), stop: () => stop(shell) }
}

export const databaseExecutable = () =>
  join(dirname(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')), 'dynoxide')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

async function waitUntilReady(port: number, shell: ChildProcess, errors: string[]): Promise<void> {
  for (let attempt = 0; attempt < 250; attempt++) {
    if (hasEnded(shell)) throw new Error(`The database did not start: ${errors.join('')}`)
    // Any response will do, even an error.
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return
    await pause(20)
  }
  throw new Error('The database did not respond within five seconds')
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function stop(shell: ChildProcess): Promise<void> {
  if (hasEnded(shell)) return
  const ended = once(shell, 'exit')
  shell.stdio[3]?.destroy()
  await ended
}
