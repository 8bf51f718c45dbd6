import { DeleteCommand, GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { after, DAY, type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { CHECKOUT_LIFETIME, CheckoutAttempt } from '../domain/billing/checkoutAttempt.ts'
import { dueAttributes } from './dueIndex.ts'
import { idIn, keys } from './keys.ts'
import { leases } from './leases.ts'
import { readRow } from './readRow.ts'
import { guardedUpdate, type Table, wrote } from './table.ts'

const CHECKOUT = 'CHECKOUT'
/** A trial is once per person, as long as anybody would remember it. */
const CLAIM_KEPT = 1000 * DAY
/** Owns a trial that no checkout can give back any more. It outlives the account, so it does not name it. */
const NO_CHECKOUT = 'none'

const due = ({ accountId, dueAt }: CheckoutAttempt) => dueAttributes({ kind: CHECKOUT, id: accountId, at: dueAt })

export function checkoutStore(table: Table) {
  const { client, name: TableName, warn } = table

  const isAsSeen = ({ version }: CheckoutAttempt) => ({
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':seen': version },
  })

  /** The update of a checkout over exactly the version that was seen. */
  const change = (seen: CheckoutAttempt, changes: Partial<CheckoutAttempt>) => ({
    TableName,
    ...guardedUpdate(keys.checkout(seen.accountId), seen, changes),
  })

  return {
    async find(accountId: string): Promise<CheckoutAttempt | undefined> {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: keys.checkout(accountId), ConsistentRead: true }),
      )
      return Item && readRow({ warn }, { schema: CheckoutAttempt }, Item)
    },

    /** Begins a checkout in place of the one that was seen; false when somebody else has begun one. */
    begin: (seen: CheckoutAttempt | undefined, next: CheckoutAttempt): Promise<boolean> =>
      wrote(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...keys.checkout(next.accountId), ...next, ...due(next), attempts: 0 },
            ...(seen ? isAsSeen(seen) : { ConditionExpression: 'attribute_not_exists(pk)' }),
          }),
        ),
      ),

    update: (seen: CheckoutAttempt, changes: Partial<CheckoutAttempt>): Promise<boolean> =>
      wrote(client.send(new UpdateCommand(change(seen, changes)))),

    /**
     * Claims the one trial of a person for a checkout: false when a fingerprint has had its trial, or the checkout has
     * changed. A checkout may claim again what it has claimed.
     */
    claimTrial: (
      seen: CheckoutAttempt,
      { claims, trialEndsAt, now }: { claims: string[]; trialEndsAt: EpochSeconds; now: EpochSeconds },
    ): Promise<boolean> =>
      wrote(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              ...claims.map((claim) => ({
                Put: {
                  TableName,
                  Item: { ...keys.trial(claim), owner: seen.attempt, ttl: after(now, CLAIM_KEPT) },
                  ConditionExpression: 'attribute_not_exists(pk) OR #owner = :owner',
                  ExpressionAttributeNames: { '#owner': 'owner' },
                  ExpressionAttributeValues: { ':owner': seen.attempt },
                },
              })),
              // Until the trial is over a crash in between is repaired by the job that looks at unfinished checkouts.
              { Update: change(seen, { claims, trialEndsAt }) },
            ],
          }),
        ),
      ),

    /** Remembers a trial that was had, for as long as one that was claimed. One that is remembered stays as it is. */
    keepTrial: (claim: string, now: EpochSeconds): Promise<boolean> =>
      wrote(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...keys.trial(claim), owner: NO_CHECKOUT, ttl: after(now, CLAIM_KEPT) },
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        ),
      ),

    /** Whether a fingerprint has had its trial, by another checkout than this one. */
    async hasTrial(claim: string, attempt?: string): Promise<boolean> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: keys.trial(claim), ConsistentRead: true }))
      return Item !== undefined && Item.owner !== attempt
    },

    /** Gives back the claims of a checkout that has come to nothing. */
    async releaseTrial({ attempt, claims = [] }: CheckoutAttempt): Promise<void> {
      const remove = (claim: string) =>
        client.send(
          new DeleteCommand({
            TableName,
            Key: keys.trial(claim),
            ConditionExpression: '#owner = :owner',
            ExpressionAttributeNames: { '#owner': 'owner' },
            ExpressionAttributeValues: { ':owner': attempt },
          }),
        )
      for (const claim of claims) await wrote(remove(claim))
    },

    /** Drops a checkout as it was seen. */
    remove: (seen: CheckoutAttempt): Promise<boolean> =>
      wrote(client.send(new DeleteCommand({ TableName, Key: keys.checkout(seen.accountId), ...isAsSeen(seen) }))),

    /** Checkouts whose time is over, for one run at a time. */
    due: leases(table, {
      kind: CHECKOUT,
      keyOf: keys.checkout,
      idIn: idIn.account,
      seconds: MINUTE,
      ahead: CHECKOUT_LIFETIME,
    }),
  }
}
export type CheckoutStore = ReturnType<typeof checkoutStore>

/** For the transaction in which a checkout becomes a subscription; a finished checkout is due no more. */
export const finishedCheckout = (TableName: string, { accountId, attempt }: CheckoutAttempt, done: object) => ({
  TableName,
  Key: keys.checkout(accountId),
  UpdateExpression: 'SET done = :done, version = version + :one REMOVE duePk, dueSk, leasedUntil',
  ConditionExpression: 'attempt = :attempt',
  ExpressionAttributeValues: { ':done': done, ':attempt': attempt, ':one': 1 },
})
