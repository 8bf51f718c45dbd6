import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { BillingInfo } from '../../shared/domain/billing.ts'
import { after, EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { syncRow } from './events.ts'
import { customerKey, keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'

/** A first charge that somebody has taken back, whether or not the money is on its way yet. */
export type TakenBack = z.infer<typeof TakenBack>
const TakenBack = z.object({
  invoiceId: z.string(),
  subscriptionId: z.string(),
  /** In minor units, the currency in lower case. */
  amount: z.int(),
  currency: z.string(),
  at: EpochSeconds,
})

/** Who an account is at Stripe. */
export type Customer = z.infer<typeof Customer>
export const Customer = z.object({
  customerId: z.string(),
  /** When the account had its one trial, at Stripe or as a gift. */
  trialUsedAt: z.optional(EpochSeconds),
  takenBack: z.optional(TakenBack),
})

const Key = z.object({ pk: z.string() })
const Copy = z.object({ billing: BillingInfo })
const PREFIX = keys.customer('').pk.length

export const customerStore = ({ client, name: TableName, warn }: Table) => ({
  async find(accountId: string): Promise<Customer | undefined> {
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: keys.customer(accountId), ConsistentRead: true }),
    )
    return Item && readRow({ warn }, { schema: Customer }, Item)
  },

  /**
   * Keeps the first customer of an account, or the one after `replaced`; false when it has another one already, or when
   * the account is gone: Stripe may tell of somebody who has been erased meanwhile.
   */
  keep: (accountId: string, customerId: string, replaced: string = customerId): Promise<boolean> =>
    wrote(
      client.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Update: {
                TableName,
                Key: keys.customer(accountId),
                // Not the whole row: whoever has had a trial has had it under every customer.
                UpdateExpression: 'SET customerId = :own, customerPk = :pk',
                ConditionExpression: 'attribute_not_exists(pk) OR customerId IN (:own, :replaced)',
                ExpressionAttributeValues: {
                  ':own': customerId,
                  ':replaced': replaced,
                  ':pk': customerKey(customerId),
                },
              },
            },
            {
              ConditionCheck: {
                TableName,
                Key: keys.profile(accountId),
                ConditionExpression: 'attribute_exists(pk)',
              },
            },
          ],
        }),
      ),
    ),

  /** From here on a checkout of this account is a paid one. */
  noteTrial: (accountId: string, now: EpochSeconds): Promise<boolean> =>
    wrote(client.send(new UpdateCommand(usedTrial(TableName, accountId, now)))),

  /**
   * Writes down that a first charge is taken back, which a person may once, together with a look at the customer for a
   * job, should whoever gives it back not come to the end. False when another call was quicker.
   */
  takeBack: (
    accountId: string,
    { customer: { customerId }, takenBack }: { customer: Customer; takenBack: TakenBack },
  ): Promise<boolean> =>
    wrote(
      client.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Update: {
                TableName,
                Key: keys.customer(accountId),
                UpdateExpression: 'SET takenBack = :taken',
                ConditionExpression: 'customerId = :own AND attribute_not_exists(takenBack)',
                ExpressionAttributeValues: { ':own': customerId, ':taken': takenBack },
              },
            },
            { Put: { TableName, Item: syncRow(customerId, after(takenBack.at, MINUTE)) } },
          ],
        }),
      ),
    ),

  /** Stripe has refused to give it back, so it stays paid and may be taken back another time. */
  leaveCharge: (accountId: string, invoiceId: string): Promise<boolean> =>
    wrote(
      client.send(
        new UpdateCommand({
          TableName,
          Key: keys.customer(accountId),
          UpdateExpression: 'REMOVE takenBack',
          ConditionExpression: 'takenBack.invoiceId = :invoice',
          ExpressionAttributeValues: { ':invoice': invoiceId },
        }),
      ),
    ),

  /** The index may be behind: what it does not find may still be there. */
  async findAccountId(customerId: string): Promise<string | undefined> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        IndexName: 'customer',
        KeyConditionExpression: 'customerPk = :pk',
        ExpressionAttributeValues: { ':pk': customerKey(customerId) },
        Limit: 1,
      }),
    )
    const [row] = Items.map((item) => Key.parse(item))
    return row?.pk.slice(PREFIX)
  },

  /** What the billing page showed last, for when Stripe does not answer. */
  async findBilling(accountId: string): Promise<BillingInfo | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.billingCopy(accountId) }))
    return Item && readRow({ warn }, { schema: Copy }, Item)?.billing
  },

  async keepBilling(accountId: string, billing: BillingInfo): Promise<void> {
    await client.send(new PutCommand({ TableName, Item: { ...keys.billingCopy(accountId), billing } }))
  },
})
export type CustomerStore = ReturnType<typeof customerStore>

export const usedTrial = (TableName: string, accountId: string, now: EpochSeconds) => ({
  TableName,
  Key: keys.customer(accountId),
  UpdateExpression: 'SET trialUsedAt = if_not_exists(trialUsedAt, :now)',
  ConditionExpression: 'attribute_exists(pk)',
  ExpressionAttributeValues: { ':now': now },
})
