import { updateDirectory } from '../flows/admin/updateDirectory.ts'
import { job, TriggeredIds } from '../kit/job/job.ts'
import { wireUpdateDirectory } from '../wiring/directory.ts'

const needs = wireUpdateDirectory()

/** Runs every minute. An operator invokes it with `{ ids }` of accounts that are older than the directory. */
export const handler = job(
  'updateDirectory',
  ({ now, mayGoOn, ...event }) => updateDirectory(needs, { ...TriggeredIds.parse(event), now, mayGoOn }),
  needs.clock,
)
