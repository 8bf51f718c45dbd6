import type { JobName } from './jobPermissions.ts'

/** The jobs that operators' commands call. Their names are outputs of the stack, where the commands find them. */
export const operatedJobs = [
  'reconcile',
  'replayEvents',
  'updateDirectory',
  'grantAccess',
  'announcePrice',
] as const satisfies JobName[]
export type OperatedJob = (typeof operatedJobs)[number]

export const outputOf = (job: OperatedJob): string => `${job}Function`
