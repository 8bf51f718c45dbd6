import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { OutboxMail, type UnreadableMail } from '../domain/mail/outboxMail.ts'
import { type JobTrigger, noJobTrigger } from '../domain/ports/jobTrigger.ts'
import { dueAttributes, dueIndex } from './dueIndex.ts'
import { keys } from './keys.ts'
import { type Table, unlessLost, wrote } from './table.ts'

export type { OutboxMail }

const MAIL = 'MAIL'
const LEASE = MINUTE
const KEPT = 30 * DAY
const CLAIMABLE =
  'attribute_exists(duePk) AND dueAt <= :now AND (attribute_not_exists(leasedUntil) OR leasedUntil <= :now)'

/** Whoever claimed it last: a run that was away for too long must not write over what another one has done since. */
const AS_CLAIMED = 'attribute_exists(duePk) AND attempts = :attempts'
const Counted = z.object({ attempts: z.int() })

type Claimed = OutboxMail | UnreadableMail

/** The row of a mail that is still owed, for the transaction of the change that owes it. */
export const mailRow = (order: OutboxMail) => ({
  ...keys.mail(order.id),
  ...order,
  ...dueAttributes({ kind: MAIL, id: order.id, at: order.dueAt }),
})

/** A mail as the run that took it knows it. */
type Claim = Pick<Claimed, 'id' | 'attempts'>

interface Sent {
  now: EpochSeconds
  outcome: 'sent' | 'dropped' | 'dead'
}

export function outboxStore(table: Table, trigger: JobTrigger = noJobTrigger) {
  const { client, name } = table
  const due = dueIndex(table)
  const update = (id: string, change: Omit<UpdateCommand['input'], 'TableName' | 'Key'>) =>
    wrote(client.send(new UpdateCommand({ TableName: name, Key: keys.mail(id), ...change })))

  return {
    /** Owes a mail on its own; one that is owed already stays as it is. */
    async enqueue(order: OutboxMail): Promise<boolean> {
      const put = { TableName: name, Item: mailRow(order), ConditionExpression: 'attribute_not_exists(pk)' }
      const isNew = await wrote(client.send(new PutCommand(put)))
      if (isNew) await trigger([order])
      return isNew
    },

    /** The ids of the mails that are due. */
    listDue: async (now: EpochSeconds): Promise<string[]> =>
      (await due.list({ kind: MAIL, now })).map((pk) => pk.slice(keys.mail('').pk.length)),

    /**
     * Takes a mail for a minute, so that overlapping runs do not send it twice; undefined when it is not to be had.
     * The attempt counts from here, so that a mail which brings its run down is given up in the end too.
     */
    async claim(id: string, now: EpochSeconds): Promise<Claimed | undefined> {
      const claimed = await unlessLost(
        client.send(
          new UpdateCommand({
            TableName: name,
            Key: keys.mail(id),
            UpdateExpression: 'SET leasedUntil = :until ADD attempts :one',
            ConditionExpression: CLAIMABLE,
            ExpressionAttributeValues: { ':until': after(now, LEASE), ':now': now, ':one': 1 },
            ReturnValues: 'ALL_NEW',
          }),
        ),
      )
      return claimed && orderOf(id, claimed.Attributes)
    },

    finish: ({ id, attempts }: Claim, { now, outcome }: Sent): Promise<boolean> =>
      update(id, {
        UpdateExpression:
          'SET outcome = :outcome, finishedAt = :now, #ttl = :ttl REMOVE duePk, dueSk, leasedUntil, #to',
        ConditionExpression: AS_CLAIMED,
        ExpressionAttributeNames: { '#ttl': 'ttl', '#to': 'to' },
        ExpressionAttributeValues: {
          ':outcome': outcome,
          ':now': now,
          ':ttl': after(now, KEPT),
          ':attempts': attempts,
        },
      }),

    postpone: ({ id, attempts }: Claim, dueAt: EpochSeconds): Promise<boolean> => {
      const { duePk, dueSk } = dueAttributes({ kind: MAIL, id, at: dueAt })
      return update(id, {
        UpdateExpression: 'SET dueAt = :at, duePk = :pk, dueSk = :sk REMOVE leasedUntil',
        ConditionExpression: AS_CLAIMED,
        ExpressionAttributeValues: { ':at': dueAt, ':pk': duePk, ':sk': dueSk, ':attempts': attempts },
      })
    },
  }
}
export type OutboxStore = ReturnType<typeof outboxStore>

/** What cannot be read still counts its attempts, so that it waits longer each time and is given up in the end. */
function orderOf(id: string, row: unknown): Claimed {
  const order = OutboxMail.safeParse(row)
  return order.success ? order.data : { id, kind: 'unreadable', attempts: Counted.parse(row).attempts }
}
