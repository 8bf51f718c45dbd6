import { finishDeletions } from '../flows/finishDeletions.ts'
import { job } from '../kit/job.ts'
import { wireFinishDeletions } from '../wiring.ts'

const needs = wireFinishDeletions()

export const handler = job(
  'finishDeletions',
  ({ now, mayGoOn }) => finishDeletions(needs, { now, mayGoOn }),
  needs.clock,
)
