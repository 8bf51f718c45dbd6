import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { hashPassword, matchesPassword } from '../../functions/domain/identity/passwords.ts'
import { aVisitor } from '../stack/aVisitor.ts'
import type { Row } from './row.ts'
import type { Size } from './size.ts'
import { startApart } from './startApart.ts'
import { timeOf } from './timeOf.ts'

interface Amounts {
  signIns: number
  readers: number
  rounds: number
  readsEach: number
  connections: number
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { signIns: 30, readers: 50, rounds: 5, readsEach: 8, connections: 200 },
  once: { signIns: 1, readers: 2, rounds: 1, readsEach: 4, connections: 4 },
}
const READ = ['/api/auth/user', '/api/user/profile', '/api/user/streak', '/api/home']
const PASSWORD = 'a-long-night-sky'

/** What signing in costs beyond its hash, and what a flood of wrong passwords does to people who only read. */
export async function identityRows(size: Size): Promise<Row[]> {
  const amounts = AMOUNTS[size]
  const { url, stop } = await startApart()
  try {
    const { hash, signIn } = await signInParts(url, amounts)
    const readers = await theReaders(url, amounts)
    const { calm, flooded } = await readByTurns(url, readers, amounts)
    return [
      { row: 'sign-in, median', figure: signIn, unit: 'ms' },
      { row: 'of it the hash, alone, median', figure: hash, unit: 'ms', ratio: hash / signIn },
      { row: 'of it the rest', figure: signIn - hash, unit: 'ms' },
      { row: `signed-in reads of ${amounts.readers} people, 99th percentile`, figure: calm, unit: 'ms' },
      {
        row: `the same during a flood of ${amounts.connections} guessing connections`,
        figure: flooded,
        unit: 'ms',
        budget: 3 * calm,
        ratio: flooded / calm,
      },
    ]
  } finally {
    await stop()
  }
}

/** Hash and sign-in by turns, so that a busy machine slows both alike. */
async function signInParts(url: string, { signIns: count }: Amounts) {
  const email = 'bench@example.com'
  const kept = await hashPassword(PASSWORD)
  await aVisitor(url).ask('POST', '/api/auth/register', {
    body: { email, password: PASSWORD, firstName: 'B', lastName: 'E' },
  })
  const hashes: number[] = []
  const signIns: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    hashes.push(await timeOf(() => matchesPassword(PASSWORD, kept)))
    signIns.push(
      await timeOf(() => aVisitor(url).ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } })),
    )
  }
  return { hash: percentile(hashes, 0.5), signIn: percentile(signIns, 0.5) }
}

type Reader = ReturnType<typeof aVisitor>

/** People who are signed in, each at an address of their own. */
async function theReaders(url: string, { readers: count }: Amounts): Promise<Reader[]> {
  const readers = Array.from({ length: count }, () => aVisitor(url))
  for (const [index, reader] of readers.entries()) {
    const body = { email: `reader-${index}@example.com`, password: PASSWORD, firstName: 'R', lastName: 'D' }
    await reader.ask('POST', '/api/auth/register', { body })
  }
  return readers
}

/** In peace and in a flood by turns; the medians of the 99th percentiles. */
async function readByTurns(url: string, readers: Reader[], { rounds, readsEach, connections }: Amounts) {
  const calm: number[] = []
  const flooded: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    calm.push(percentile(await readTogether(readers, readsEach), 0.99))
    const flood = await startFlood(url, { from: `127.2.0.${round + 1}`, connections })
    flooded.push(percentile(await readTogether(readers, readsEach), 0.99))
    await end(flood)
  }
  return { calm: percentile(calm, 0.5), flooded: percentile(flooded, 0.5) }
}

/** From a fresh address each time: at first its guesses cost a hash each, then they are refused. */
async function startFlood(
  url: string,
  { from, connections }: { from: string; connections: number },
): Promise<ChildProcess> {
  const flood = spawn(process.execPath, ['test/bench/flood.ts', url, from, String(connections)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(flood.stdout!, 'data')
  return flood
}

async function end(child: ChildProcess) {
  child.kill()
  await once(child, 'exit')
}

/** All of them at once, each asking for the next thing when the last one has come. */
async function readTogether(readers: Reader[], readsEach: number): Promise<number[]> {
  const times = await Promise.all(
    readers.map((reader) => timesOf(readsEach, (turn) => reader.ask('GET', READ[turn % READ.length]!))),
  )
  return times.flat()
}

async function timesOf(count: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) times.push(await timeOf(() => work(turn)))
  return times
}

const percentile = (times: number[], share: number): number =>
  times.sort((a, b) => a - b)[Math.floor(share * (times.length - 1))]!
