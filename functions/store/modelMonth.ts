import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { after, DAY, secondsOf } from '../../shared/domain/time.ts'
import { monthOf } from '../domain/admin/monthOf.ts'
import { keys } from './keys.ts'

/** As long as the other counters of months. */
const KEPT = 400 * DAY

interface Month {
  TableName: string
  /** In the month. */
  date: string
  add: Record<string, number>
}

/** Adds to the row of a month, so that a year of the model is twelve rows to read. */
export function addToModelMonth({ TableName, date, add }: Month): UpdateCommand {
  const names = Object.keys(add)
  const month = monthOf(date)
  return new UpdateCommand({
    TableName,
    Key: keys.modelSpend(month),
    UpdateExpression: `ADD ${names.map((name) => `#${name} :${name}`).join(', ')} SET #ttl = :ttl`,
    ExpressionAttributeNames: { '#ttl': 'ttl', ...Object.fromEntries(names.map((name) => [`#${name}`, name])) },
    ExpressionAttributeValues: {
      ':ttl': after(secondsOf(new Date(`${month}-01T00:00:00Z`)), KEPT),
      ...Object.fromEntries(names.map((name) => [`:${name}`, add[name]])),
    },
  })
}
