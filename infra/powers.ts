import type { GroupName } from '../shared/contract/index.ts'

/** What a function may touch: the beginnings of the partition keys, never a whole table. */
export interface Powers {
  /** Who is hurt when the function fails. Its alarm quotes the sentence. */
  impact: string
  owns?: string[]
  reads?: string[]
  /** Kinds of rows that a job may look up in the `due` index. */
  due?: string[]
  secrets?: ('identity' | 'google')[]
  sendsMail?: true
  /** Jobs that need not wait for their schedule when this function owes them something. */
  wakes?: WokenJob[]
  /** The bundle needs the files that lie beside it: gazetteer, zones, ephemeris. */
  data?: true
  memory?: number
  concurrency?: number
}

export type JobName = 'sendMail' | 'finishDeletions' | 'grantAccess'
export type WokenJob = 'sendMail' | 'finishDeletions'

const groupPowers: Record<GroupName | 'unknown', Powers> = {
  session: {
    impact: 'Nobody can sign in, sign up or stay signed in.',
    owns: ['USER#', 'EMAIL#', 'GOOGLE#', 'SESSION#', 'LINK#', 'OAUTH#', 'DRAFT#', 'LIMIT#', 'MAIL#', 'DELETION#'],
    secrets: ['identity', 'google'],
    wakes: ['sendMail'],
    // Passwords are hashed here: memory brings the processor with it, and a flood of sign-ins must not starve readers.
    memory: 1024,
    concurrency: 50,
  },
  profile: {
    impact: 'People cannot see or change their birth data, and new users cannot finish onboarding.',
    owns: ['USER#', 'SESSION#', 'LIMIT#', 'MAIL#', 'DELETION#'],
    reads: ['EMAIL#'],
    secrets: ['identity'],
    wakes: ['sendMail', 'finishDeletions'],
    data: true,
    memory: 512,
  },
  readings: {
    impact: 'The dashboard, daily readings and charts are empty for everyone.',
    owns: ['USER#', 'SESSION#'],
    data: true,
    memory: 1024,
  },
  pricing: { impact: 'Visitors see the fallback price instead of their own currency.' },
  unknown: { impact: 'Unknown URLs return a bare error instead of a readable one.' },
}

const jobPowers: Record<JobName, Powers> = {
  sendMail: {
    impact: 'New users are not getting their verification codes, and account notices are late.',
    // Codes and links are made when the mail that carries them is sent.
    owns: ['MAIL#', 'USER#', 'LINK#', 'COUNTERS'],
    due: ['MAIL'],
    sendsMail: true,
    // A run that is woken brings mails that no other run has, and leases keep runs apart: so many as SES can take.
    concurrency: 5,
  },
  finishDeletions: {
    impact: 'Data of closed accounts is not being deleted, and neither are unverified accounts.',
    owns: ['DELETION#', 'USER#', 'EMAIL#', 'GOOGLE#', 'SESSION#', 'MAIL#', 'TOMBSTONE#', 'COUNTERS'],
    due: ['DELETION'],
    secrets: ['identity'],
  },
  grantAccess: {
    impact: 'Operators cannot give complimentary access.',
    owns: ['USER#'],
    reads: ['EMAIL#'],
  },
}

export type FunctionName = GroupName | 'unknown' | JobName
export const powers: Record<FunctionName, Powers> = { ...groupPowers, ...jobPowers }
export const functionNames = Object.keys(powers) as FunctionName[]

export const isJob = (name: FunctionName): name is JobName => name in jobPowers

/** The source file whose `handler` is the function, from the root of the repository. */
export const entryOf = (name: FunctionName): string => `functions/${isJob(name) ? 'jobs' : 'api'}/${name}.ts`
