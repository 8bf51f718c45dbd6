import { isDeepStrictEqual } from 'node:util'
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import { Account, PartlyKnownAccount } from '../domain/account/account.ts'
import { Entitlement, UnknownEntitlement } from '../domain/billing/entitlement.ts'
import { type JobTrigger, noJobTrigger } from '../domain/ports/jobTrigger.ts'
import { newEntry } from './directoryEntry.ts'
import { keys } from './keys.ts'
import { newsRow } from './payerNews.ts'
import { readRow } from './readRow.ts'
import { guardedUpdate, type Table, wrote } from './table.ts'
import { type TransactionItems, transactionWrites } from './transactionItems.ts'

/** What every request of a signed-in person needs: who they are and what they may use. */
export interface AccountRecord {
  account: Account
  entitlement: Entitlement | undefined
}

interface Claim {
  email: string
  claim: string
  until: EpochSeconds
  now: EpochSeconds
}

/** Writes what an account is made of and nothing that came along with it. */
const rowOf = (account: Account) => ({ ...keys.profile(account.id), ...Account.parse(account) })

const CLAIM_IS_MINE = 'claim = :claim'

const ACCOUNT = { schema: Account, otherwise: PartlyKnownAccount }
const ENTITLEMENT = { schema: Entitlement, otherwise: UnknownEntitlement }

export const accountStore = ({ client, name, warn }: Table, trigger: JobTrigger = noJobTrigger) => ({
  async find(id: string): Promise<AccountRecord | undefined> {
    const { pk, sk } = keys.profile(id)
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': pk, ':first': keys.entitlement(id).sk, ':last': sk },
      }),
    )
    const profile = Items.find((item) => item.sk === sk)
    const entitlement = Items.find((item) => item.sk === keys.entitlement(id).sk)
    if (!profile) return undefined
    return {
      // What is no account in any release must not be taken for an account that is gone, and erased.
      account: readRow({ warn }, ACCOUNT, profile) ?? Account.parse(profile),
      entitlement: entitlement && readRow({ warn }, ENTITLEMENT, entitlement),
    }
  },

  /** The id of the account that owns an address, or undefined. An address that is only claimed has no owner yet. */
  async findIdByEmail(normalisedEmail: string): Promise<string | undefined> {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.emailOwner(normalisedEmail), ConsistentRead: true }),
    )
    return z.object({ accountId: z.optional(z.string()) }).parse(Item ?? {}).accountId
  },

  /**
   * Claims an address while a password is hashed. Of many registrations at once, one continues and the rest stop before
   * they cost anything. A crash leaves a claim that expires by itself.
   */
  claimEmail: ({ email, claim, until, now }: Claim): Promise<boolean> =>
    wrote(
      client.send(
        new PutCommand({
          TableName: name,
          Item: { ...keys.emailOwner(email), claim, claimedUntil: until, ttl: until },
          // The caller's own claim is there when the first answer was lost and the client asked again.
          ConditionExpression: 'attribute_not_exists(pk) OR claimedUntil <= :now OR claim = :claim',
          ExpressionAttributeValues: { ':now': now, ':claim': claim },
        }),
      ),
    ),

  /** Releases a claim; nothing of the address stays. */
  releaseEmail: ({ email, claim }: Pick<Claim, 'email' | 'claim'>): Promise<boolean> =>
    wrote(
      client.send(
        new DeleteCommand({
          TableName: name,
          Key: keys.emailOwner(email),
          ConditionExpression: CLAIM_IS_MINE,
          ExpressionAttributeValues: { ':claim': claim },
        }),
      ),
    ),

  /** Writes the account, its address and what goes with them together or not at all; false when the claim has lapsed. */
  create: async (
    account: Account,
    { email, claim }: Pick<Claim, 'email' | 'claim'>,
    items: TransactionItems,
  ): Promise<boolean> => {
    const isMade = await wrote(
      client.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Put: {
                TableName: name,
                Item: rowOf(account),
                ConditionExpression: 'attribute_not_exists(pk)',
              },
            },
            {
              Put: {
                TableName: name,
                Item: { ...keys.emailOwner(email), accountId: account.id },
                ConditionExpression: CLAIM_IS_MINE,
                ExpressionAttributeValues: { ':claim': claim },
              },
            },
            { Put: { TableName: name, Item: newEntry(account) } },
            ...transactionWrites(name, account.id, items),
          ],
        }),
      ),
    )
    if (isMade) await trigger(items.mails ?? [])
    return isMade
  },

  /**
   * Writes what has changed if the account still has the version that the caller read, in one transaction with the other
   * items. Returns undefined when somebody else wrote first or the condition of an item failed. Attributes that this
   * release does not know stay.
   */
  async replace(seen: Account, next: Account, items: TransactionItems = {}): Promise<Account | undefined> {
    const account = { ...next, version: seen.version + 1 }
    const update = { TableName: name, ...guardedUpdate(keys.profile(seen.id), seen, changedIn(seen, account)) }
    const others = transactionWrites(name, seen.id, items)
    // What the directory shows is what a customer at the payment provider is called.
    if (items.relistedAt !== undefined && account.status === 'active') {
      const Item = newsRow({ accountId: seen.id, version: account.version, now: items.relistedAt })
      others.push({ Put: { TableName: name, Item } })
    }
    const write =
      others.length === 0
        ? client.send(new UpdateCommand(update))
        : client.send(new TransactWriteCommand({ TransactItems: [{ Update: update }, ...others] }))
    if (!(await wrote(write))) return undefined
    await trigger(items.mails ?? [])
    return account
  },
})
export type AccountStore = ReturnType<typeof accountStore>

/** The attributes of an account that differ, and nothing that came along with it. */
function changedIn(seen: Account, next: Account): Partial<Account> {
  const before: Record<string, unknown> = Account.parse(seen)
  const changed = Object.entries(Account.parse(next)).filter(([name, value]) => !isDeepStrictEqual(value, before[name]))
  return Object.fromEntries(changed)
}
