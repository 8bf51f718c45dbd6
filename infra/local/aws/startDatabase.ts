import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

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
  '"$0" "$@" 3<&- & child=$!; echo $child; (read -r _ <&3; kill $child) >/dev/null 2>&1 & wait $child'

const MAX_PORTS = 5

/** Starts dynoxide, an emulator of DynamoDB. Without a file, rows are kept in memory. */
export async function startDatabase(file?: string): Promise<Database> {
  for (let attempt = 1; ; attempt += 1) {
    const launched = await launch(await freePort(), file)
    if ('port' in launched) return launched
    // Another process may take the port after it was found free and before the database listens on it.
    const isPortTaken = /already in use/.test(launched.error)
    if (!isPortTaken || attempt === MAX_PORTS) throw new Error(`The database did not start: ${launched.error}`)
  }
}

async function launch(port: number, file?: string): Promise<Database | { error: string }> {
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
  const { pid, error } = await waitUntilReady(shell)
  return pid ? { port, pid, stop: () => stop(shell) } : { error }
}

/** Waits, for as long as a busy machine takes, until the database says that it listens, or has ended: then without a pid. */
async function waitUntilReady(shell: ChildProcess): Promise<{ pid?: number; error: string }> {
  const output = { pid: '', error: '' }
  const { promise: isListening, resolve } = Promise.withResolvers<boolean>()
  const collect = (part: keyof typeof output) => (chunk: Buffer) => {
    output[part] += chunk
    if (output.pid.endsWith('\n') && output.error.includes('listening on')) resolve(true)
  }
  shell.stdout!.on('data', collect('pid'))
  shell.stderr!.on('data', collect('error'))
  shell.once('exit', () => resolve(false))
  if (await isListening) return { pid: Number(output.pid), error: '' }
  // 'close' comes after the last of the error output, and waits for this pipe too, which nobody else closes.
  shell.stdio[3]?.destroy()
  await once(shell, 'close')
  return { error: output.error }
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

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function stop(shell: ChildProcess): Promise<void> {
  if (hasEnded(shell)) return
  const ended = once(shell, 'exit')
  shell.stdio[3]?.destroy()
  await ended
}
