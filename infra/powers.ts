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
export type HookName = 'ses'
export type WokenJob = 'sendMail' | 'finishDeletions'

const groupPowers: Record<GroupName | 'notFound', Powers> = {
  identity: {
    impact: 'Nobody can sign in or sign up.',
    owns: ['USER#', 'EMAIL#', 'GOOGLE#', 'SESSION#', 'LINK#', 'OAUTH#', 'DRAFT#', 'LIMIT#', 'MAIL#', 'DELETION#'],
    secrets: ['identity', 'google'],
    wakes: ['sendMail'],
    // Passwords are hashed here: memory brings the processor with it, and a flood of sign-ins must not starve readers.
    memory: 1024,
    concurrency: 50,
  },
  account: {
    impact:
      'Nobody stays signed in; people cannot see or change their birth data, and newcomers cannot finish onboarding.',
    owns: ['USER#', 'SESSION#', 'LIMIT#', 'MAIL#', 'DELETION#'],
    reads: ['EMAIL#'],
    secrets: ['identity'],
    wakes: ['sendMail', 'finishDeletions'],
    data: true,
    memory: 512,
  },
  reading: {
    impact: 'The dashboard, daily readings and charts stay empty for everyone.',
    owns: ['USER#', 'SESSION#'],
    data: true,
    memory: 1024,
  },
  places: {
    impact: 'Nobody gets suggestions while typing a birth place.',
    data: true,
    memory: 512,
  },
  pricing: { impact: 'Visitors see the fallback price instead of their own currency.' },
  health: { impact: 'Monitors believe that the API is down.', reads: ['LIMIT#'] },
  notFound: { impact: 'Wrong addresses answer with a bare error instead of a readable one.' },
}

const jobPowers: Record<JobName, Powers> = {
  sendMail: {
    impact: 'Newcomers wait for their verification code, and notices about accounts are late.',
    // Codes and links are made when the mail that carries them is sent.
    owns: ['MAIL#', 'USER#', 'LINK#', 'LIMIT#', 'COUNTERS'],
    reads: ['SUPPRESSED#'],
    due: ['MAIL'],
    secrets: ['identity'],
    sendsMail: true,
    // A run that is woken brings mails that no other run has, and leases keep runs apart: so many as SES can take.
    concurrency: 5,
  },
  finishDeletions: {
    impact: 'People who closed their account wait for their data to be erased, and unconfirmed accounts stay.',
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

const hookPowers: Record<HookName, Powers> = {
  ses: {
    impact: 'Mail goes on to addresses that bounce or complain, until SES stops all of our mail.',
    owns: ['SUPPRESSED#', 'USER#'],
    reads: ['EMAIL#'],
    secrets: ['identity'],
  },
}

export type FunctionName = GroupName | 'notFound' | JobName | HookName
export const powers: Record<FunctionName, Powers> = { ...groupPowers, ...jobPowers, ...hookPowers }
export const functionNames = Object.keys(powers) as FunctionName[]

const isHook = (name: FunctionName): name is HookName => name in hookPowers

/** Whether events call the function, and no route does. */
export const isJob = (name: FunctionName): name is JobName | HookName => name in jobPowers || isHook(name)

const folderOf = (name: FunctionName) => (isHook(name) ? 'hooks' : isJob(name) ? 'jobs' : 'api')

/** The source file whose `handler` is the function, from the root of the repository. */
export const entryOf = (name: FunctionName): string => `functions/${folderOf(name)}/${name}.ts`
