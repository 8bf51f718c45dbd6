import { DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { DAY, EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { placeOf } from './directoryIndex.ts'
import { dueAttributes } from './dueIndex.ts'
import { idIn, keys, searchKeys } from './keys.ts'
import { asClaimed, type Lease, leases } from './leases.ts'
import { setAttributes, type Table, wrote } from './table.ts'

/** Earlier releases wrote unconfirmed. */
const Reason = z.pipe(
  z.enum(['closed', 'unverified', 'unconfirmed']),
  z.transform((reason) => (reason === 'unconfirmed' ? 'unverified' : reason)),
)

/** The deletion of an account, when it is due. */
export type Deletion = z.infer<typeof Deletion>
export const Deletion = z.object({
  accountId: z.string(),
  dueAt: EpochSeconds,
  attempts: z.int(),
  /** Its owner closed it, or it was made with an address that nobody has verified. */
  reason: z._default(Reason, 'closed'),
  /** When it should have been done, where it has failed since. */
  dueSince: z.optional(EpochSeconds),
})

/** What is read of a row that holds something unknown. */
const OverdueSince = z.pick(Deletion, { dueSince: true })

/** A deletion that an operator must look at. */
export interface OverdueDeletion {
  accountId: string
  dueSince: EpochSeconds
}

/** A row that this release cannot read: one of another release, as after a roll-back. */
type UnreadableDeletion = Omit<Deletion, 'reason'> & { reason: 'unreadable' }
type Claim = Pick<Deletion, 'accountId' | 'dueAt' | 'attempts' | 'dueSince'>

const DELETION = 'DELETION'
/** Of more than these at once, the cause is the same. */
const SHOWN = 20
/** An unverified account is first looked at after weeks. */
const AHEAD = 35 * DAY

const due = ({ accountId, dueAt }: Deletion) => dueAttributes({ kind: DELETION, id: accountId, at: dueAt })

export const deletionRow = (deletion: Deletion) => ({
  ...keys.deletion(deletion.accountId),
  ...deletion,
  ...due(deletion),
})

const IN_TIME = { dueSince: undefined, searchPk: undefined, searchSk: undefined }

/** Makes a deletion due, even if it is due already. Attributes that another release has written to the row stay. */
export const deletionUpdate = (deletion: Deletion) =>
  setAttributes(keys.deletion(deletion.accountId), {
    ...IN_TIME,
    ...deletion,
    ...due(deletion),
    leasedUntil: undefined,
  })

const leaseOf = ({ accountId, ...claim }: Claim): Lease => ({ ...claim, id: accountId })

export function deletionStore(table: Table) {
  const { client, name } = table
  const rows = { kind: DELETION, keyOf: keys.deletion, idIn: idIn.deletion }
  const due = leases(table, { ...rows, seconds: 5 * MINUTE, ahead: AHEAD })

  /** Those that were marked as overdue, the oldest first. */
  async function listFailing(): Promise<OverdueDeletion[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        IndexName: 'search',
        KeyConditionExpression: 'searchPk = :pk',
        ExpressionAttributeValues: { ':pk': searchKeys.overdue },
        Limit: SHOWN,
      }),
    )
    return Items.map(({ searchSk }) => {
      const { createdAt: dueSince, id: accountId } = placeOf(String(searchSk))
      return { accountId, dueSince }
    })
  }

  return {
    /** The ids of the accounts whose deletion is due. */
    listDue: due.listDue,

    /** The ids of those that no run has got to, and of those that keep failing. */
    async listOverdue(by: EpochSeconds): Promise<string[]> {
      const failing = (await listFailing()).map(({ accountId }) => accountId)
      return [...new Set([...(await due.listOverdue(by)), ...failing])]
    },

    listFailing,

    /** Takes a deletion for five minutes; undefined when another run has it or it is done. */
    async claim(accountId: string, now: EpochSeconds): Promise<Deletion | UnreadableDeletion | undefined> {
      const claimed = await due.claim(accountId, now)
      if (!claimed) return undefined
      const { dueAt, attempts } = claimed.lease
      const deletion = Deletion.safeParse(claimed.row)
      // A row that cannot be read can still be postponed, so that it does not block the others.
      if (deletion.success) return deletion.data
      const overdue = OverdueSince.safeParse(claimed.row)
      return { accountId, dueAt, attempts, ...overdue.data, reason: 'unreadable' }
    },

    /** Postpones a claimed deletion whose time has not come. */
    postpone: (claim: Claim, until: EpochSeconds): Promise<boolean> => due.postpone(leaseOf(claim), until, IN_TIME),

    /** Postpones a claimed deletion that failed: it must not block the others. */
    retry: (claim: Claim, until: EpochSeconds): Promise<boolean> =>
      due.postpone(leaseOf(claim), until, { dueSince: claim.dueSince ?? claim.dueAt }),

    /** Shows a claimed deletion to operators until it is done. */
    markOverdue({ dueSince, ...claim }: Claim & OverdueDeletion): Promise<boolean> {
      const shown = { searchPk: searchKeys.overdue, searchSk: searchKeys.joined(dueSince, claim.accountId) }
      const update = setAttributes(keys.deletion(claim.accountId), shown)
      const { ConditionExpression, ExpressionAttributeValues } = asClaimed(leaseOf(claim))
      const values = { ...update.ExpressionAttributeValues, ...ExpressionAttributeValues }
      return wrote(
        client.send(
          new UpdateCommand({
            TableName: name,
            ...update,
            ConditionExpression,
            ExpressionAttributeValues: values,
          }),
        ),
      )
    },

    /** Deletes a claimed deletion that turned out not to be needed. */
    forget: (claim: Claim): Promise<boolean> =>
      wrote(
        client.send(
          new DeleteCommand({ TableName: name, Key: keys.deletion(claim.accountId), ...asClaimed(leaseOf(claim)) }),
        ),
      ),
  }
}
export type DeletionStore = ReturnType<typeof deletionStore>
