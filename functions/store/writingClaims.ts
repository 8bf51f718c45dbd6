import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, EpochSeconds, type LocalDate } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'

interface Claim {
  date: LocalDate
  until: EpochSeconds
}

/** Longer than any calendar still shows the day. */
const KEPT = 3 * DAY

const ClaimRow = z.object({ until: EpochSeconds })

/** Who may have a model write a day's reading: one request, once. A claim is never given again, also when it came to nothing. */
export const writingClaimStore = ({ client, name: TableName, warn }: Table) => ({
  /** Takes the claim; when another request has it, answers until when that one may take. */
  async take(accountId: string, { date, until }: Claim): Promise<'taken' | EpochSeconds> {
    const Key = keys.writing(accountId, date)
    const Item = { ...Key, until, ttl: after(until, KEPT) }
    const ConditionExpression = 'attribute_not_exists(pk)'
    if (await wrote(client.send(new PutCommand({ TableName, Item, ConditionExpression })))) return 'taken'
    const first = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return readRow({ warn }, { schema: ClaimRow }, first.Item)?.until ?? until
  },
})
export type WritingClaimStore = ReturnType<typeof writingClaimStore>
