import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { StartedSubscription } from '../../shared/domain/billing.ts'
import { DAY, type EpochSeconds, epochSeconds } from '../../shared/domain/time.ts'
import type { CheckoutAttempt } from '../domain/billing/checkoutAttempt.ts'
import type { Dispute } from '../domain/billing/dispute.ts'
import { type Claim, type Entitlement, nextLookAt } from '../domain/billing/entitlement.ts'
import type { OutboxMail } from '../domain/mail/outboxMail.ts'
import { type JobTrigger, noJobTrigger } from '../domain/ports/jobTrigger.ts'
import { finishedCheckout } from './checkouts.ts'
import { usedTrial } from './customers.ts'
import { lookAgain } from './directoryEntry.ts'
import { disputeRow } from './disputes.ts'
import { dueAttributes } from './dueIndex.ts'
import { idIn, keys } from './keys.ts'
import { leases } from './leases.ts'
import { mailRow } from './outbox.ts'
import { guardedUpdate, type Table, wrote } from './table.ts'
import { whileOpen } from './whileOpen.ts'

const ENTITLEMENT = 'ENTITLEMENT'
const LEASE_SECONDS = 60
/** How far the very first run looks back. A year of days would be three thousand queries as a new stack starts. */
const AHEAD = 31 * DAY

/** What is written together with a claim, or not at all. */
export interface ClaimItems {
  mails?: OutboxMail[]
  /** The checkout that has become a subscription, and what it answers. */
  finished?: { checkout: CheckoutAttempt; answer: StartedSubscription }
  /** Disputes as they are now, and since when they keep the person from paying; null where they do not. */
  disputed?: { disputes: Dispute[]; disputedAt: EpochSeconds | null }
}

interface Committing extends ClaimItems {
  claim: Claim
  now: EpochSeconds
}

export function entitlementStore(table: Table, trigger: JobTrigger = noJobTrigger) {
  const { client, name: TableName } = table

  /** The row with everything that a claim sets or clears, and when a job must look at it. */
  function attributes(
    accountId: string,
    claim: Claim,
    { version, now }: { version: number; now: EpochSeconds | undefined },
  ) {
    const at = nextLookAt(claim)
    // A day that is over is not listed any more, so what was due then is due now.
    const dueAt = at === undefined || now === undefined ? at : epochSeconds(Math.max(at, now))
    const due =
      dueAt === undefined
        ? { duePk: undefined, dueSk: undefined }
        : dueAttributes({ kind: ENTITLEMENT, id: accountId, at: dueAt })
    return {
      subscriptionId: undefined,
      isPastDue: undefined,
      needsConfirmation: undefined,
      ...claim,
      version,
      ...due,
      dueAt,
      attempts: 0,
      leasedUntil: undefined,
    }
  }

  const add = (accountId: string, claim: Claim, now?: EpochSeconds) => ({
    Put: {
      TableName,
      Item: { ...keys.entitlement(accountId), ...attributes(accountId, claim, { version: 1, now }) },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  })

  /** Attributes that another release has written to the row stay. */
  function change(accountId: string, seen: Entitlement, claim: Claim, now?: EpochSeconds) {
    const next = attributes(accountId, claim, { version: seen.version + 1, now })
    return { Update: { TableName, ...guardedUpdate(keys.entitlement(accountId), seen, next) } }
  }

  return {
    /** Replaces the row only as the caller read it; false means that it must be read again. */
    replace: (
      accountId: string,
      seen: Entitlement | undefined,
      { claim, now }: Pick<Committing, 'claim' | 'now'>,
    ): Promise<boolean> =>
      wrote(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              seen ? change(accountId, seen, claim) : add(accountId, claim),
              { Update: lookAgain(TableName, accountId, now) },
            ],
          }),
        ),
      ),

    /** As `replace`, together with what goes with the claim, and only for an account that is open. */
    async commit(
      accountId: string,
      seen: Entitlement | undefined,
      { claim, mails = [], finished, disputed, now }: Committing,
    ): Promise<boolean> {
      const marked = disputed ? { ...claim, disputedAt: disputed.disputedAt ?? undefined } : claim
      const isWritten = await wrote(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              seen ? change(accountId, seen, marked, now) : add(accountId, marked, now),
              whileOpen(TableName, accountId),
              { Update: lookAgain(TableName, accountId, now) },
              ...mails.map((mail) => ({ Put: { TableName, Item: mailRow(mail) } })),
              ...(disputed?.disputes ?? []).map((each) => ({ Put: { TableName, Item: disputeRow(accountId, each) } })),
              ...(finished
                ? [
                    { Update: finishedCheckout(TableName, finished.checkout, finished.answer) },
                    { Update: usedTrial(TableName, accountId, now) },
                  ]
                : []),
            ],
          }),
        ),
      )
      if (isWritten) await trigger(mails)
      return isWritten
    },

    /** Entitlements that a job must look at, for one run at a time. */
    due: leases(table, {
      kind: ENTITLEMENT,
      keyOf: keys.entitlement,
      idIn: idIn.account,
      seconds: LEASE_SECONDS,
      ahead: AHEAD,
    }),
  }
}
export type EntitlementStore = ReturnType<typeof entitlementStore>
