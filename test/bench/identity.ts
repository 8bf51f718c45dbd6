import { hashPassword, matchesPassword } from '../../functions/domain/passwords.ts'
import { startOrrery } from '../../infra/local/startOrrery.ts'
import { aVisitor } from '../stack/aVisitor.ts'

export interface IdentityRow {
  row: string
  figure: number
  unit: 'ms'
  budget?: number
  ratio?: number
}

const SIGN_INS = 30
const READERS = 50
const READS_EACH = 20
const FLOOD_LANES = 200
const PASSWORD = 'a-long-night-sky'

/** What signing in costs beyond its hash, and what a flood of wrong passwords does to people who only read. */
export async function identityRows(): Promise<IdentityRow[]> {
  const orrery = await startOrrery({ port: 0, data: 'memory', pages: 'none' })
  try {
    const { hash, signIn } = await signInParts(orrery.url)
    const readers = await theReaders(orrery.url)
    const calm = percentile(await readTogether(readers), 0.99)
    const flood = startFlood(orrery.url)
    const loaded = percentile(await readTogether(readers), 0.99)
    await flood.stop()
    return [
      { row: 'sign-in, median', figure: signIn, unit: 'ms' },
      { row: 'of it the hash, alone, median', figure: hash, unit: 'ms', ratio: hash / signIn },
      { row: 'of it the rest', figure: signIn - hash, unit: 'ms' },
      { row: 'signed-in reads of 50 people, 99th percentile', figure: calm, unit: 'ms' },
      {
        row: 'the same during a flood of 200 guessing connections',
        figure: loaded,
        unit: 'ms',
        budget: 3 * calm,
        ratio: loaded / calm,
      },
    ]
  } finally {
    await orrery.stop()
  }
}

/** Hash and sign-in by turns, so that a busy machine slows both alike. */
async function signInParts(url: string) {
  const email = 'bench@example.com'
  const kept = await hashPassword(PASSWORD)
  await aVisitor(url).ask('POST', '/api/auth/register', {
    body: { email, password: PASSWORD, firstName: 'B', lastName: 'E' },
  })
  const hashes: number[] = []
  const signIns: number[] = []
  for (let turn = 0; turn < SIGN_INS; turn += 1) {
    hashes.push(await timeOf(() => matchesPassword(PASSWORD, kept)))
    signIns.push(
      await timeOf(() => aVisitor(url).ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } })),
    )
  }
  return { hash: percentile(hashes, 0.5), signIn: percentile(signIns, 0.5) }
}

type Reader = ReturnType<typeof aVisitor>

/** People who are signed in, each at an address of their own. */
async function theReaders(url: string): Promise<Reader[]> {
  const readers = Array.from({ length: READERS }, () => aVisitor(url))
  for (const [index, reader] of readers.entries()) {
    const body = { email: `reader-${index}@example.com`, password: PASSWORD, firstName: 'R', lastName: 'D' }
    await reader.ask('POST', '/api/auth/register', { body })
  }
  return readers
}

/** All of them at once, each asking for the next thing when the last one has come. */
async function readTogether(readers: Reader[]): Promise<number[]> {
  const times = await Promise.all(
    readers.map((reader) => timesOf(READS_EACH, () => reader.ask('GET', '/api/auth/user'))),
  )
  return times.flat()
}

/** Somebody with a list of addresses and two hundred connections. */
function startFlood(url: string) {
  const guesser = aVisitor(url)
  let isOver = false
  const lane = async (index: number) => {
    const body = { email: `guessed-${index % 20}@example.com`, password: 'not-the-password' }
    while (!isOver) await guesser.ask('POST', '/api/auth/login', { body })
  }
  const lanes = Array.from({ length: FLOOD_LANES }, (_, index) => lane(index))
  return {
    async stop() {
      isOver = true
      await Promise.all(lanes)
    },
  }
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) times.push(await timeOf(work))
  return times
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const percentile = (times: number[], share: number): number =>
  times.sort((a, b) => a - b)[Math.floor(share * (times.length - 1))]!
