import { finishDeletions } from '../flows/account/finishDeletions.ts'
import { endPayments } from '../flows/billing/endPayments.ts'
import { job, TriggeredIds } from '../kit/job/job.ts'
import { wireFinishDeletions } from '../wiring/account.ts'
import { wirePayments } from '../wiring/billing.ts'

const payments = wirePayments()
const needs = {
  ...wireFinishDeletions(),
  endPayments: (account: Parameters<typeof endPayments>[1]) => endPayments(payments, account),
}

/** Runs every five minutes, and at once with the ids of accounts that have just been closed. */
export const handler = job(
  'finishDeletions',
  ({ now, mayGoOn, ...event }) => finishDeletions(needs, { ...TriggeredIds.parse(event), now, mayGoOn }),
  needs.clock,
)
