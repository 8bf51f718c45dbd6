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
  /** The keyed fingerprint of the address. It shows that a trial was used, but not by whom. */
  tombstone: string
  deletionEmail: OutboxMail
  now: EpochSeconds
}

const AT_ONCE = 25
const TOMBSTONE = 730 * DAY
/** Longer than any call that was let in before the account closed can take. */
const UNDER_WAY = 5 * MINUTE
const KEPT = [keys.profile('').sk, keys.entitlement('').sk]
/** Its entry leaves the counters in the same transaction, so it is not erased here. */
const DIRECTORY = keys.directory('').sk
const MAIL = keys.mail('/').sk

export function erasureStore({ client, name }: Table) {
  async function pageOf(accountId: string): Promise<string[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.profile(accountId).pk },
        ProjectionExpression: 'sk, #to',
        ExpressionAttributeNames: { '#to': 'to' },
      }),
    )
    // A mail that names its recipient, such as a notice to an address that the account has lost, is still sent.
    const isStillSent = ({ sk, to }: Record<string, unknown>) => to !== undefined && String(sk).startsWith(MAIL)
    const isKept = ({ sk }: Record<string, unknown>) => KEPT.includes(String(sk)) || String(sk).startsWith(DIRECTORY)
    return Items.filter((item) => !isKept(item) && !isStillSent(item)).map(({ sk }) => sk)
  }

  /** Deletes a row together with the one that it lists, which nothing else would lead to any more. */
  function remove(accountId: string, sk: string) {
    const Key = { pk: keys.profile(accountId).pk, sk }
    const listed = listedBy(sk)
    return listed
      ? client.send(
          new TransactWriteCommand({
            TransactItems: [{ Delete: { TableName: name, Key: listed } }, { Delete: { TableName: name, Key } }],
          }),
        )
      : client.send(new DeleteCommand({ TableName: name, Key }))
  }

  return {
    /**
     * The last step of a deletion, in one write: it deletes the account, its address and its Google link, and leaves a
     * tombstone without a name. It requires the account version that was read: of two runs, the later one must not take
     * the address of a person who has registered again in between. The deletion runs once more, for what calls that were
     * under way have written.
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

    /** Ends the deletion of an account that is gone, after everything else with its id has been deleted. */
    async forgetDeletion(accountId: string): Promise<void> {
      await remove(accountId, keys.entitlement(accountId).sk)
      await client.send(new DeleteCommand({ TableName: name, Key: keys.deletion(accountId) }))
    },

    /** Deletes what was made in an account: days, charts, codes, links, sessions, mails. Profile, entitlement and directory stay. */
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

/** The row outside the account's partition that one of its own rows lists. */
function listedBy(sk: string) {
  const hash = sk.slice(sk.indexOf('#') + 1)
  if (sk === keys.device('', hash).sk) return keys.session(hash)
  if (sk === keys.sentLink('', hash).sk) return keys.link(hash)
  if (sk === keys.ownCalendar('', hash).sk) return keys.calendar(hash)
  return undefined
}
