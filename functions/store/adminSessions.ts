import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import { AdminSession, adminSessionEnd } from '../domain/admin/adminSession.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { QUICKLY, slideSession } from './slideSession.ts'
import type { Table } from './table.ts'

export const adminSessionStore = ({ client, name, warn }: Table) => ({
  async open(session: AdminSession): Promise<void> {
    const Item = { ...keys.adminSession(session.tokenHash), ...session, ttl: adminSessionEnd(session) }
    await client.send(new PutCommand({ TableName: name, Item }))
  },

  async find(tokenHash: string): Promise<AdminSession | undefined> {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.adminSession(tokenHash), ConsistentRead: true }),
    )
    return Item && readRow({ warn }, { schema: AdminSession }, Item)
  },

  slide: (session: AdminSession, now: EpochSeconds): Promise<boolean> =>
    slideSession(
      { client, name },
      {
        Key: keys.adminSession(session.tokenHash),
        seen: session.lastSeenAt,
        now,
        endsAt: adminSessionEnd({ ...session, lastSeenAt: now }),
      },
    ),

  /** Whether there was one to close. */
  async close(tokenHash: string): Promise<boolean> {
    const Key = keys.adminSession(tokenHash)
    const remove = new DeleteCommand({ TableName: name, Key, ReturnValues: 'ALL_OLD' })
    const { Attributes } = await client.send(remove, QUICKLY)
    return Attributes !== undefined
  },
})
export type AdminSessionStore = ReturnType<typeof adminSessionStore>
