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
 * The shell waits for the end of a pipe that only the runner holds, and then ends the database: however the runner dies,
 * it leaves no child behind.
 */
const LEASH = '"$0" "$@" 3<&- & child=$!; echo $child; (read -r _ <&3; kill $child) >/dev/null 2>&1 & wait $child'

const PORTS_TRIED = 5

/** Starts dynoxide. Without a file the rows live as long as the process. */
export async function startDatabase(file?: string): Promise<Database> {
  for (let attempt = 1; ; attempt += 1) {
    const launched = await launch(await freePort(), file)
    if ('port' in launched) return launched
    // Somebody else may take the port between its being found free and its being used.
    const isTaken = /already in use/.test(launched.complaint) && attempt < PORTS_TRIED
    if (!isTaken) throw new Error(`The database did not start: ${launched.complaint}`)
  }
}

async function launch(port: number, file?: string): Promise<Database | { complaint: string }> {
  const storage = file ? ['--db-path', file] : []
  const shell = spawn('sh', ['-c', LEASH, databaseProgram(), 'serve', '--port', String(port), ...storage], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // Ctrl-C goes to a whole group of processes; the database must outlive the calls that are still in flight.
    detached: true,
  })
  const { pid, complaint } = await listening(shell)
  return pid ? { port, pid, stop: () => stop(shell) } : { complaint }
}

/** Waits until it says that it listens, however long a busy machine takes, or has ended: then without a process. */
async function listening(shell: ChildProcess): Promise<{ pid?: number; complaint: string }> {
  const said = { pid: '', complaint: '' }
  const { promise: isListening, resolve } = Promise.withResolvers<boolean>()
  const hear = (part: keyof typeof said) => (chunk: Buffer) => {
    said[part] += chunk
    if (said.pid.endsWith('\n') && said.complaint.includes('listening on')) resolve(true)
  }
  shell.stdout!.on('data', hear('pid'))
  shell.stderr!.on('data', hear('complaint'))
  shell.once('exit', () => resolve(false))
  if (await isListening) return { pid: Number(said.pid), complaint: '' }
  // Lets go of the shell's other half, which holds the pipe of the complaints.
  shell.stdio[3]?.destroy()
  await once(shell, 'close')
  return { complaint: said.complaint }
}

export const databaseProgram = () =>
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
