import * as z from 'zod/mini'
import { finishDeletions } from '../flows/finishDeletions.ts'
import { job } from '../kit/job.ts'
import { wireFinishDeletions } from '../wiring.ts'

const needs = wireFinishDeletions()
const Owed = z.object({ ids: z.optional(z.array(z.string())) })

/** Runs every five minutes, and at once with the ids of accounts that have just been closed. */
export const handler = job(
  'finishDeletions',
  ({ now, mayGoOn, ...event }) => finishDeletions(needs, { ...Owed.parse(event), now, mayGoOn }),
  needs.clock,
)
