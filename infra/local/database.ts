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
 * The shell waits for the end of a pipe that only the runner holds, and then ends the database: however the runner dies,
 * it leaves no child behind.
 */
const LEASH = '"$0" "$@" 3<&- & child=$!; echo $child; (read -r _ <&3; kill $child) >/dev/null & wait $child'

/** Starts dynoxide. Without a file the rows live as long as the process. */
export async function startDatabase(file?: string): Promise<Database> {
  const port = await freePort()
  const storage = file ? ['--db-path', file] : []
  const shell = spawn('sh', ['-c', LEASH, databaseProgram(), 'serve', '--port', String(port), ...storage], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // Ctrl-C goes to a whole group of processes; the database must outlive the calls that are still in flight.
    detached: true,
  })
  const complaints: string[] = []
  shell.stderr!.on('data', (chunk) => complaints.push(String(chunk)))
  const [first] = (await once(shell.stdout!, 'data')) as [Buffer]
  await answers(port, shell, complaints)
  return { port, pid: Number.parseInt(String(first), 10), stop: () => stop(shell) }
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

async function answers(port: number, shell: ChildProcess, complaints: string[]): Promise<void> {
  for (let attempt = 0; attempt < 250; attempt++) {
    if (hasEnded(shell)) throw new Error(`The database did not start: ${complaints.join('')}`)
    // Any answer will do, also a refusal.
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return
    await pause(20)
  }
  throw new Error('The database did not answer within five seconds')
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function stop(shell: ChildProcess): Promise<void> {
  if (hasEnded(shell)) return
  const ended = once(shell, 'exit')
  shell.stdio[3]?.destroy()
  await ended
}
