import { DeleteCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { after, DAY, type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import type { Account } from '../domain/account/account.ts'
import { deletionRow } from './deletions.ts'
import { keys } from './keys.ts'
import { mailRow, type OutboxMail } from './outbox.ts'
import type { Table } from './table.ts'

interface LastStep {
  account: Account
  email: string
  /** The address under a key: says that a trial was used, and not by whom. */
  tombstone: string
  deletionEmail: OutboxMail
  now: EpochSeconds
}

const AT_ONCE = 25
const TOMBSTONE = 730 * DAY
/** Longer than any call that was let in before the account closed can take. */
const UNDER_WAY = 5 * MINUTE
const KEPT = [keys.profile('').sk, keys.entitlement('').sk]

export function erasureStore({ client, name }: Table) {
  async function pageOf(accountId: string): Promise<string[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.profile(accountId).pk },
        ProjectionExpression: 'sk',
      }),
    )
    return Items.map((item) => String(item.sk)).filter((sk) => !KEPT.includes(sk))
  }

  const remove = (accountId: string, sk: string) =>
    client.send(new DeleteCommand({ TableName: name, Key: { pk: keys.profile(accountId).pk, sk } }))

  return {
    /**
     * The last step of a deletion, in one write: account and ways in go; a tombstone without a name stays. Only for the
     * account as it was seen: of two runs the later one must not take the ways in of whoever came back in between.
     * The deletion is looked at once more, for what calls that were under way have written.
     */
    async eraseAccount({ account, email, tombstone, deletionEmail, now }: LastStep): Promise<void> {
      const late = { accountId: account.id, dueAt: after(now, UNDER_WAY), attempts: 0, reason: 'closed' } as const
      const asSeen = {
        ConditionExpression: 'version = :seen',
        ExpressionAttributeValues: { ':seen': account.version },
      }
      const gone = [keys.entitlement(account.id), keys.emailOwner(email)]
      if (account.googleSub) gone.push(keys.googleOwner(account.googleSub))
      await client.send(
        new TransactWriteCommand({
          TransactItems: [
            { Delete: { TableName: name, Key: keys.profile(account.id), ...asSeen } },
            ...gone.map((Key) => ({ Delete: { TableName: name, Key } })),
            { Put: { TableName: name, Item: { ...keys.tombstone(tombstone), at: now, ttl: after(now, TOMBSTONE) } } },
            { Put: { TableName: name, Item: mailRow(deletionEmail) } },
            { Put: { TableName: name, Item: deletionRow(late) } },
          ],
        }),
      )
    },

    /** The deletion of an account that is gone already, after all else that bears its id. */
    async forgetDeletion(accountId: string): Promise<void> {
      await remove(accountId, keys.entitlement(accountId).sk)
      await client.send(new DeleteCommand({ TableName: name, Key: keys.deletion(accountId) }))
    },

    /** Deletes what a person has made: days, charts, reports, chats, codes. Profile and entitlement stay. */
    async eraseContent(accountId: string): Promise<void> {
      for (let sks = await pageOf(accountId); sks.length > 0; sks = await pageOf(accountId)) {
        for (let at = 0; at < sks.length; at += AT_ONCE) {
          await Promise.all(sks.slice(at, at + AT_ONCE).map((sk) => remove(accountId, sk)))
        }
      }
    },
  }
}
export type ErasureStore = ReturnType<typeof erasureStore>
