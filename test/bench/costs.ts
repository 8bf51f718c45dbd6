import { startOrrery } from '../../infra/local/startOrrery.ts'
import { plan } from '../../infra/local/template/plan.ts'
import { readTemplate } from '../../infra/local/template/readTemplate.ts'
import { averageMonth } from './costs/averageMonth.ts'
import { modelReadingDollars } from './costs/modelReadings.ts'
import { billOf } from './costs/monthlyCost.ts'
import { countOccasions } from './costs/occasions.ts'
import { storedBytes } from './costs/storedBytes.ts'
import { localStack } from './localStack.ts'
import type { Row } from './row.ts'

const PEOPLE = 1_000_000
const BUDGET = 900
const BUDGET_WITH_MODEL = 1_500
/** What CloudWatch adds to each line. */
const LINE_BYTES = 26

/** What a million active people cost in a month, by counted units and the checked-in prices. */
export async function costRows(): Promise<Row[]> {
  const { functions, routes } = plan(await readTemplate(), { AppOrigin: 'http://localhost' })
  const memoryOf = (name: string) => functions.find((each) => each.name === (routes.get(name) ?? name))!.memoryMb
  const { occasions, logBytes } = await countOnce()
  const month = averageMonth({ occasions, logBytes, memoryOf, stored: await storedBytes() })
  const bill = billOf(month).map(([part, dollars]) => [part, dollars * PEOPLE] as const)
  const total = bill.reduce((sum, [, dollars]) => sum + dollars, 0)
  const model = modelReadingDollars(PEOPLE)
  return [
    {
      row: 'a month of a million active people, without OpenAI and Stripe',
      figure: total,
      unit: 'dollars',
      budget: BUDGET,
    },
    {
      row: 'the same with readings by a language model',
      figure: total + model,
      unit: 'dollars',
      budget: BUDGET_WITH_MODEL,
    },
    { row: 'a month of one person, without a model', figure: total / PEOPLE, unit: 'dollars' },
    { row: 'a month of one person, with one', figure: (total + model) / PEOPLE, unit: 'dollars' },
    ...bill.map(
      ([part, dollars]): Row => ({
        row: `of it ${part}`,
        figure: dollars,
        unit: 'dollars',
        ratio: dollars / total,
      }),
    ),
  ]
}

/** The occasions on a stack of their own, and how much the functions write into their logs for each call. */
async function countOnce() {
  let logged = 0
  const log = (text: string) => {
    for (const line of text.split('\n')) logged += Buffer.byteLength(line) + LINE_BYTES
  }
  // A run of a job that finds nothing is no person's, and a slow machine has more of them.
  const orrery = await startOrrery({ port: 0, data: 'memory', pages: 'none', schedules: false, log })
  const { occasions, calls } = await counted(orrery.url).finally(orrery.stop)
  return { occasions, logBytes: logged / calls }
}

async function counted(url: string) {
  const occasions = await countOccasions(url)
  const all = Object.values(await localStack(url).consumed())
  return { occasions, calls: all.reduce((sum, { calls }) => sum + calls, 0) }
}
