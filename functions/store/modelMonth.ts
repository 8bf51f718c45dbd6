import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { monthOf } from '../../shared/domain/month.ts'
import { after, DAY, utcMidnight } from '../../shared/domain/time.ts'
import { MONTHS_KEPT_DAYS } from '../domain/admin/counterChanges.ts'
import { keys } from './keys.ts'
import { additionTo } from './table.ts'

interface Month {
  TableName: string
  /** In the month. */
  date: string
  add: Record<string, number>
}

/** Adds to the row of a month, so that a year of the model is twelve rows to read. */
export function addToModelMonth({ TableName, date, add }: Month): UpdateCommand {
  const month = monthOf(date)
  const until = after(utcMidnight(`${month}-01`), MONTHS_KEPT_DAYS * DAY)
  return new UpdateCommand({ TableName, ...additionTo(keys.modelSpend(month), add, until) })
}
