import { finishDeletions } from '../flows/account/finishDeletions.ts'
import { job, TriggeredIds } from '../kit/job/job.ts'
import { wireFinishDeletions } from '../wiring.ts'

const needs = wireFinishDeletions()

/** Runs every five minutes, and at once with the ids of accounts that have just been closed. */
export const handler = job(
  'finishDeletions',
  ({ now, mayGoOn, ...event }) => finishDeletions(needs, { ...TriggeredIds.parse(event), now, mayGoOn }),
  needs.clock,
)
