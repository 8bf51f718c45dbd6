import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { EpochSeconds } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import type { Table } from './table.ts'

const CalendarRow = z.object({ accountId: z.string(), createdAt: EpochSeconds })
/** A calendar's address, found by the hash of its token. */
export type Calendar = z.infer<typeof CalendarRow>

/** What the account's own partition lists of it. */
export const OwnCalendarRow = z.object({ createdAt: EpochSeconds })

export function calendarStore({ client, name, warn }: Table) {
  const hashesOf = async (accountId: string): Promise<string[]> => {
    const own = keys.ownCalendar(accountId, '')
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': own.pk, ':sk': own.sk },
      }),
    )
    return Items.map(({ sk }) => String(sk).slice(own.sk.length))
  }

  const removals = (accountId: string, hashes: readonly string[]) =>
    hashes.flatMap((hash) =>
      [keys.calendar(hash), keys.ownCalendar(accountId, hash)].map((Key) => ({ Delete: { TableName: name, Key } })),
    )

  return {
    async find(tokenHash: string): Promise<Calendar | undefined> {
      const { Item } = await client.send(
        // What was revoked a moment ago must not be found.
        new GetCommand({ TableName: name, Key: keys.calendar(tokenHash), ConsistentRead: true }),
      )
      return Item && readRow({ warn }, { schema: CalendarRow }, Item)
    },

    /** The new address and the end of every one before, in one write. */
    async replace(tokenHash: string, { accountId, createdAt }: Calendar): Promise<void> {
      const Put = (key: { pk: string; sk: string }, row: object) => ({
        Put: { TableName: name, Item: { ...key, ...row } },
      })
      await client.send(
        new TransactWriteCommand({
          TransactItems: [
            ...removals(accountId, await hashesOf(accountId)),
            Put(keys.calendar(tokenHash), { accountId, createdAt }),
            Put(keys.ownCalendar(accountId, tokenHash), { createdAt }),
          ],
        }),
      )
    },

    async revoke(accountId: string): Promise<void> {
      const TransactItems = removals(accountId, await hashesOf(accountId))
      if (TransactItems.length > 0) await client.send(new TransactWriteCommand({ TransactItems }))
    },
  }
}
export type CalendarStore = ReturnType<typeof calendarStore>
