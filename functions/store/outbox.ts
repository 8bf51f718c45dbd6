import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { OutboxMail, type UnreadableMail } from '../domain/mail/outboxMail.ts'
import { type JobTrigger, noJobTrigger } from '../domain/ports/jobTrigger.ts'
import { dueAttributes } from './dueIndex.ts'
import { idIn, keys, searchKeys } from './keys.ts'
import { asClaimed, type Lease, leases } from './leases.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'

export type { OutboxMail }

/** Letters have a queue of their own, so that a code never waits behind a hundred thousand of them. */
const QUEUES = { mails: 'MAIL', letters: 'LETTERMAIL' } as const
/**
 * How long a claim lasts, counted from when its run began: longer than the run itself may. A run that began later would
 * otherwise take a letter that is being sent for one of a run that has died.
 */
const LEASES = { mails: MINUTE, letters: 3 * MINUTE }
const KEPT = 30 * DAY

/** The row of a mail that is yet to be sent, for the transaction of the change that causes it. */
export const mailRow = (mail: OutboxMail) => ({
  ...keys.mail(mail.id),
  ...mail,
  ...dueAttributes({ kind: QUEUES[mail.kind === 'letter' ? 'letters' : 'mails'], id: mail.id, at: mail.dueAt }),
})

/** A mail that was asked for, and what became of it; also one of another release. */
const KnownMail = z.object({
  kind: z.string(),
  dueAt: EpochSeconds,
  attempts: z.int(),
  outcome: z.optional(z.enum(['sent', 'dropped', 'dead'])),
  finishedAt: z.optional(EpochSeconds),
})
export type KnownMail = z.infer<typeof KnownMail>

/** More than anybody gets in the month for which mails are remembered. */
const MOST_KNOWN = 200

interface Outcome {
  now: EpochSeconds
  outcome: 'sent' | 'dropped' | 'dead'
}

export function outboxStore(table: Table, trigger: JobTrigger = noJobTrigger, queue: keyof typeof QUEUES = 'mails') {
  const { client, name, warn } = table
  const due = leases(table, { kind: QUEUES[queue], keyOf: keys.mail, idIn: idIn.mail, seconds: LEASES[queue] })

  async function isAccountGone(pk: string): Promise<boolean> {
    const Key = { pk, sk: keys.profile('').sk }
    const { Item } = await client.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))
    return Item === undefined
  }

  return {
    /** Puts a mail into the outbox on its own; one that is there already stays as it is. */
    async enqueue(mail: OutboxMail): Promise<boolean> {
      const put = { TableName: name, Item: mailRow(mail), ConditionExpression: 'attribute_not_exists(pk)' }
      const isNew = await wrote(client.send(new PutCommand(put)))
      if (isNew) await trigger([mail])
      return isNew
    },

    /** The ids of the mails that are due. */
    listDue: due.listDue,
    listOverdue: due.listOverdue,

    /** Takes a mail for as long as a run may last, so that overlapping runs do not send it twice; undefined when it is taken or done. */
    async claim(id: string, now: EpochSeconds): Promise<OutboxMail | UnreadableMail | undefined> {
      const claimed = await due.claim(id, now)
      if (!claimed) return undefined
      const mail = OutboxMail.safeParse(claimed.row)
      // Attempts are counted for a row that cannot be read too, so that it waits longer each time and is given up in the end.
      return mail.success ? mail.data : { ...claimed.lease, kind: 'unreadable' }
    },

    /**
     * Records what became of a claimed mail, for thirty days. If its account is gone, the row is deleted instead, since
     * it names that account. An account erased in this very moment loses the row when its deletion runs once more.
     */
    async finish(lease: Lease, { now, outcome }: Outcome): Promise<boolean> {
      const row = { TableName: name, Key: keys.mail(lease.id) }
      const isDead = outcome === 'dead'
      if (await isAccountGone(row.Key.pk)) return wrote(client.send(new DeleteCommand({ ...row, ...asClaimed(lease) })))
      const { ConditionExpression, ExpressionAttributeValues } = asClaimed(lease)
      return wrote(
        client.send(
          new UpdateCommand({
            ...row,
            UpdateExpression: `SET outcome = :outcome, finishedAt = :now, #ttl = :ttl${isDead ? ', searchPk = :dead, searchSk = :at' : ''} REMOVE duePk, dueSk, leasedUntil, #to`,
            ConditionExpression,
            ExpressionAttributeNames: { '#ttl': 'ttl', '#to': 'to' },
            ExpressionAttributeValues: {
              ...ExpressionAttributeValues,
              ':outcome': outcome,
              ':now': now,
              ':ttl': after(now, KEPT),
              ...(isDead && { ':dead': searchKeys.deadMails, ':at': searchKeys.joined(now, lease.id) }),
            },
          }),
        ),
      )
    },

    /**
     * Notes that a claimed mail is given to SES now, once; false when it has been before. Whoever claims it after a crash
     * sees the note and sends it no second time.
     */
    handOver: (lease: Lease, now: EpochSeconds): Promise<boolean> => {
      const { ConditionExpression, ExpressionAttributeValues } = asClaimed(lease)
      return wrote(
        client.send(
          new UpdateCommand({
            TableName: name,
            Key: keys.mail(lease.id),
            UpdateExpression: 'SET handedOverAt = :now',
            ConditionExpression: `${ConditionExpression} AND attribute_not_exists(handedOverAt)`,
            ExpressionAttributeValues: { ...ExpressionAttributeValues, ':now': now },
          }),
        ),
      )
    },

    /** For another attempt; of a mail that was handed over, only where it was refused. */
    postpone: (lease: Lease, until: EpochSeconds): Promise<boolean> =>
      due.postpone(lease, until, { handedOverAt: undefined }),

    /** The mails to an account that wait or that are remembered, in no order. */
    async listOf(accountId: string): Promise<KnownMail[]> {
      const { pk, sk } = keys.mail(`${accountId}/`)
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: name,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
          Limit: MOST_KNOWN,
        }),
      )
      return Items.map((row) => readRow({ warn }, { schema: KnownMail }, row)).filter((mail) => mail !== undefined)
    },

    /** The last mails that were given up, with the account of each, newest first. */
    async listDead(limit: number): Promise<(KnownMail & { accountId: string })[]> {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: name,
          IndexName: 'search',
          KeyConditionExpression: 'searchPk = :pk',
          ExpressionAttributeValues: { ':pk': searchKeys.deadMails },
          ScanIndexForward: false,
          Limit: limit,
        }),
      )
      const rows = await Promise.all(
        Items.map(({ pk, sk }) =>
          client.send(new GetCommand({ TableName: name, Key: { pk, sk }, ConsistentRead: true })),
        ),
      )
      return rows.flatMap(({ Item }) => {
        const mail = Item && readRow({ warn }, { schema: KnownMail }, Item)
        return mail ? [{ ...mail, accountId: String(Item.accountId) }] : []
      })
    },
  }
}
export type OutboxStore = ReturnType<typeof outboxStore>
