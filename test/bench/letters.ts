import { sendDueLetters } from '../checks/sendDueLetters.ts'
import type { Row } from './row.ts'
import type { Size } from './size.ts'

const LETTERS: Record<Size, number> = { full: 5_000, once: 20 }
const DUE_IN_AN_HOUR = 100_000
/** One run is at work at any time, on one processor; that another one overlaps it half of the time is to spare. */
const BUDGET_SECONDS = 3_600

/** Letters that are due in the same hour, sent by runs that overlap and are killed on the way. */
export async function letterRows(size: Size): Promise<Row[]> {
  const letters = LETTERS[size]
  const { processorSeconds, sentTwice, notSent, scans } = await sendDueLetters(letters, { withLibrary: true })
  const seconds = (processorSeconds * DUE_IN_AN_HOUR) / letters
  const of = `of ${letters.toLocaleString('en')} letters due in one hour`
  return [
    { row: `${of}, a processor's time for 100,000`, figure: seconds, unit: 's', budget: BUDGET_SECONDS },
    { row: `${of}, sent more than once`, figure: sentTwice, unit: 'letters', budget: 0 },
    { row: `${of}, not sent though no run died with them`, figure: notSent, unit: 'letters', budget: 0 },
    { row: `${of}, scans of the table`, figure: scans, unit: 'requests', budget: 0 },
  ]
}
