import type { GroupName } from '../../shared/contract/index.ts'
import type { DataFile } from '../build/dataFiles.ts'

/**
 * What one function may do, and the resources it gets. Access to rows is by prefixes of partition keys, never to the
 * whole table.
 */
export interface Permissions {
  /** Who is affected when the function fails. Its alarm quotes the sentence. */
  impact: string
  /** Prefixes of the partition keys that it may read and write. */
  writes?: string[]
  /** Prefixes of the partition keys that it may only read. */
  reads?: string[]
  /** Kinds of rows that a job may query in the `due` index. */
  due?: string[]
  secrets?: ('identity' | 'google')[]
  sendsMail?: true
  /** Jobs that this function invokes as soon as it has enqueued work for them. */
  triggers?: TriggeredJob[]
  /** The data files that it reads. */
  data?: DataFile[]
  memory?: number
  concurrency?: number
}

export type JobName = 'sendMail' | 'finishDeletions' | 'grantAccess'
export type HookName = 'ses'
export type TriggeredJob = 'sendMail' | 'finishDeletions'

const groupPermissions: Record<GroupName | 'notFound', Permissions> = {
  identity: {
    impact: 'Nobody can sign in or sign up.',
    writes: ['USER#', 'EMAIL#', 'GOOGLE#', 'SESSION#', 'LINK#', 'OAUTH#', 'DRAFT#', 'LIMIT#', 'MAIL#', 'DELETION#'],
    secrets: ['identity', 'google'],
    triggers: ['sendMail'],
    // Hashes passwords: CPU grows with memory, and a flood of sign-ins must not starve the other functions.
    memory: 1024,
    concurrency: 50,
  },
  account: {
    impact:
      'Nobody stays signed in; people cannot see or change their birth data, and newcomers cannot finish onboarding.',
    writes: ['USER#', 'SESSION#', 'LIMIT#', 'MAIL#', 'DELETION#'],
    reads: ['EMAIL#'],
    secrets: ['identity'],
    triggers: ['sendMail', 'finishDeletions'],
    data: ['gazetteer'],
    memory: 512,
  },
  reading: {
    impact: 'The dashboard, daily readings and charts stay empty for everyone.',
    writes: ['USER#', 'SESSION#'],
    data: ['ephemeris', 'zones'],
    memory: 1024,
  },
  places: {
    impact: 'Nobody gets suggestions while typing a birth place.',
    data: ['gazetteer'],
    memory: 512,
  },
  pricing: { impact: 'Visitors see the fallback price instead of their own currency.' },
  billing: {
    impact: 'Nobody can start, cancel or resume a subscription, or see an invoice.',
    writes: ['USER#', 'SESSION#', 'LIMIT#'],
    secrets: ['identity'],
    memory: 512,
  },
  health: { impact: 'Monitoring reports that the API is down.', reads: ['LIMIT#'] },
  notFound: { impact: 'Unknown addresses get a bare error instead of a readable one.' },
}

const jobPermissions: Record<JobName, Permissions> = {
  sendMail: {
    impact: 'Newcomers wait for their verification code, and emails about accounts are late.',
    // Codes and links are created when the email that carries them is sent.
    writes: ['MAIL#', 'USER#', 'LINK#', 'LIMIT#', 'COUNTERS'],
    reads: ['SUPPRESSED#'],
    due: ['MAIL'],
    secrets: ['identity'],
    sendsMail: true,
    // Leases keep concurrent runs from sending the same email, so the limit is what SES can take.
    concurrency: 5,
  },
  finishDeletions: {
    impact: 'People who closed their account wait for their data to be erased, and unverified accounts stay.',
    writes: ['DELETION#', 'USER#', 'EMAIL#', 'GOOGLE#', 'SESSION#', 'LINK#', 'MAIL#', 'TOMBSTONE#', 'COUNTERS'],
    due: ['DELETION'],
    secrets: ['identity'],
  },
  grantAccess: {
    impact: 'Operators cannot give complimentary access.',
    writes: ['USER#'],
    reads: ['EMAIL#'],
  },
}

const hookPermissions: Record<HookName, Permissions> = {
  ses: {
    impact: 'Mail still goes to addresses that bounce or complain, until SES blocks all of our mail.',
    writes: ['SUPPRESSED#', 'USER#'],
    reads: ['EMAIL#'],
    secrets: ['identity'],
  },
}

export type FunctionName = GroupName | 'notFound' | JobName | HookName
export const permissions: Record<FunctionName, Permissions> = {
  ...groupPermissions,
  ...jobPermissions,
  ...hookPermissions,
}
export const functionNames = Object.keys(permissions) as FunctionName[]

const isHook = (name: FunctionName): name is HookName => name in hookPermissions

/** Whether events invoke the function, rather than a route. */
export const isJob = (name: FunctionName): name is JobName | HookName => name in jobPermissions || isHook(name)

const folderOf = (name: FunctionName) => (isHook(name) ? 'hooks' : isJob(name) ? 'jobs' : 'api')

/** The source file whose `handler` is the function, from the root of the repository. */
export const entryOf = (name: FunctionName): string => `functions/${folderOf(name)}/${name}.ts`
