import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Orrery, startOrrery } from '../../infra/local/startOrrery.ts'
import { plan } from '../../infra/local/template/plan.ts'
import { readTemplate } from '../../infra/local/template/readTemplate.ts'
import { jobPermissions } from '../../infra/stack/jobPermissions.ts'
import { routeKeys } from '../../shared/contract/index.ts'
import { secondsOf } from '../../shared/domain/time.ts'
import { withCheapHashes } from '../setup/withCheapHashes.ts'
import { DUE } from './growth/crowd.ts'
import { fillTable } from './growth/fillTable.ts'
import { lateJobs } from './growth/lateJobs.ts'
import { operatorCalls } from './growth/operatorCalls.ts'
import { between, type Consumed, type Consumption, localStack } from './localStack.ts'
import { memberCalls } from './memberCalls.ts'
import type { Row } from './row.ts'
import type { Size } from './size.ts'

interface Crowds {
  few: number
  many: number
}
/** Even the smallest includes every account of which something is due. Once is one crowd, beside itself. */
const CROWDS: Record<Size, Crowds> = { full: { few: 1_000, many: 100_000 }, once: { few: 60, many: 60 } }
const BUDGET = 1.05
/** What other companies call beside the webhooks. */
const HOOKS = ['ses']
/** Each job with what it must answer once it has done all that is due. */
const JOBS = {
  sendMail: { sent: DUE.mails, failed: 0 },
  finishDeletions: { done: DUE.deletions, failed: 0 },
  updateDirectory: { done: DUE.newcomers, failed: 0, checked: 25, repaired: 0 },
  // Last, since the directory has to follow whoever it settles.
  settleEntitlements: { done: DUE.gifts, failed: 0 },
}

/** What each endpoint and job takes from the table among many people, beside what it takes among few. */
export async function growthRows(size: Size): Promise<Row[]> {
  const crowds = CROWDS[size]
  const planned = plan(await readTemplate(), { AppOrigin: 'http://localhost' })
  const few = await consumedAmong(crowds.few, planned.table)
  const many = crowds.many === crowds.few ? few : await consumedAmong(crowds.many, planned.table)
  const missed = [...routeKeys(), ...HOOKS, ...Object.keys(jobPermissions)].filter((name) => !many[name])
  const scanning = planned.functions.filter(({ statements }) =>
    statements.some(({ actions }) => actions.some((action) => /^(dynamodb:)?(\*|Scan|PartiQL\w+)$/.test(action))),
  )
  return [
    { row: 'functions whose role lets them scan', figure: scanning.length, unit: 'functions', budget: 0 },
    {
      row: ['endpoints and jobs not called', ...missed].join(' '),
      figure: missed.length,
      unit: 'endpoints',
      budget: 0,
    },
    ...Object.entries(many).map(([name, consumed]) => growthOf(`${name} ${among(crowds)}`, few[name]!, consumed)),
  ]
}

const among = ({ few, many }: Crowds) => `among ${many.toLocaleString('en')} people, to ${few.toLocaleString('en')}`

function growthOf(row: string, few: Consumed, many: Consumed): Row {
  const [floor, figure] = [few, many].map(({ calls, readUnits, writeUnits }) => (readUnits + writeUnits) / calls)
  return {
    row,
    figure: figure!,
    unit: 'units',
    budget: BUDGET * floor!,
    ratio: floor === figure ? 1 : figure! / floor!,
  }
}

type Table = ReturnType<typeof plan>['table']

async function consumedAmong(accounts: number, table: Table): Promise<Consumption> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-growth-'))
  try {
    const now = secondsOf(new Date())
    await fillTable({ directory, table, accounts, now })
    const orrery = await startOrrery({
      port: 0,
      data: directory,
      pages: 'none',
      slowness: 10,
      schedules: false,
      // Units of the table are counted, and no hash costs any.
      ...withCheapHashes,
    })
    try {
      return await consumedOn(orrery)
    } finally {
      await orrery.stop()
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** The jobs come first, while what is due is what the crowd brought: a newcomer's mails would wake them at odd times. */
async function consumedOn({ url, adminPassword }: Orrery): Promise<Consumption> {
  const stack = localStack(url)
  for (const [name, done] of Object.entries(JOBS)) {
    const result = await stack.runToEnd(name)
    if (!isDeepStrictEqual(result, done)) throw new Error(`${name} answered ${JSON.stringify(result)}`)
  }
  // Before anybody joins: it looks at a thousand people a run, and of a few more than that only at those in its second.
  await stack.runToEnd('reconcile')
  const jobs = await stack.consumed()
  // Or how often an event meets the call that it tells of, and makes it look again, would be chance.
  await stack.setEvents({ mode: 'hold' })
  await memberCalls(url)
  const looks = await operatorCalls(url, adminPassword)
  await lateJobs(url)
  return { ...between(jobs, await stack.consumed()), ...jobs, ...looks }
}
