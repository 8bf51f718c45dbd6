import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { after, DAY, type LocalDate, utcMidnight } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { QUICKLY } from './slideSession.ts'
import { additionTo, type Table } from './table.ts'

const KEPT = 40 * DAY

/** By how much the answers of a day that were found good, and those found bad, become more or fewer. */
export interface VerdictChange {
  date: LocalDate
  goodAnswers: number
  badAnswers: number
}

/** Never fails: nobody's verdict is lost because of a figure. */
export type CountVerdict = (change: VerdictChange) => Promise<void>

/** Counts verdicts for the operators, on the row of the day on which the answer was given. */
export const verdictCounter =
  ({ client, name: TableName, warn }: Table): CountVerdict =>
  async ({ date, ...verdicts }) => {
    const addition = additionTo(keys.modelSpend(date), verdicts, after(utcMidnight(date), KEPT))
    const update = new UpdateCommand({ TableName, ...addition })
    await client.send(update, QUICKLY).catch((error: unknown) => warn?.('a verdict was not counted', error))
  }
