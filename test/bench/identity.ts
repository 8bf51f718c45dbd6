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
const READS = 400
const FLOOD_LANES = 200
const PASSWORD = 'a-long-night-sky'

/** What signing in costs beyond its hash, and what a flood of wrong passwords does to people who only read. */
export async function identityRows(): Promise<IdentityRow[]> {
  const orrery = await startOrrery({ port: 0, data: 'memory', web: false })
  try {
    const { hash, signIn } = await signInParts(orrery.url)
    const read = await aReader(orrery.url)
    const calm = percentile(await timesOf(READS, read), 0.99)
    const flood = startFlood(orrery.url)
    const loaded = percentile(await timesOf(READS, read), 0.99)
    await flood.stop()
    return [
      { row: 'sign-in, median', figure: signIn, unit: 'ms' },
      { row: 'of it the hash, alone, median', figure: hash, unit: 'ms', ratio: hash / signIn },
      { row: 'of it the rest', figure: signIn - hash, unit: 'ms' },
      { row: 'a signed-in read, 99th percentile', figure: calm, unit: 'ms' },
      {
        row: 'the same while 200 guess passwords',
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

/** Ten signed-in people who take turns, so that nobody's limit is reached. */
async function aReader(url: string): Promise<() => Promise<unknown>> {
  const people = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const visitor = aVisitor(url)
      const body = { email: `reader-${index}@example.com`, password: PASSWORD, firstName: 'R', lastName: 'D' }
      await visitor.ask('POST', '/api/auth/register', { body })
      return visitor
    }),
  )
  let turn = 0
  return () => people[turn++ % people.length]!.ask('GET', '/api/auth/user')
}

function startFlood(url: string) {
  let isOver = false
  const lane = async (index: number) => {
    const guesser = aVisitor(url)
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
