import { settleTrials } from '../checks/settleTrials.ts'
import type { Row } from './row.ts'
import type { Size } from './size.ts'

const TRIALS: Record<Size, number> = { full: 10_000, once: 20 }
const BUDGET_SECONDS = 600

/** Trials that end in the same hour, settled by jobs that overlap and are killed on the way. */
export async function trialRows(size: Size): Promise<Row[]> {
  const trials = TRIALS[size]
  const { seconds, charged, chargedTwice, notSettled, scans } = await settleTrials(trials)
  const of = `of ${trials.toLocaleString('en')} trials that end in one hour`
  return [
    { row: `${of}, to settle all`, figure: seconds, unit: 's', budget: BUDGET_SECONDS },
    { row: `${of}, not settled`, figure: notSettled, unit: 'trials', budget: 0 },
    { row: `${of}, not charged`, figure: trials - charged + chargedTwice, unit: 'trials', budget: 0 },
    { row: `${of}, charged more than once`, figure: chargedTwice, unit: 'trials', budget: 0 },
    { row: `${of}, scans of the table`, figure: scans, unit: 'requests', budget: 0 },
  ]
}
