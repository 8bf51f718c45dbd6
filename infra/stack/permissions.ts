import type { GroupName, webhooks } from '../../shared/contract/index.ts'
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
  /** Other indexes that it may query. */
  index?: 'customer'[]
  secrets?: ('identity' | 'google' | 'openai' | 'stripe' | 'stripeWebhook')[]
  sendsMail?: true
  /** Jobs that this function invokes as soon as it has enqueued work for them. */
  triggers?: TriggeredJob[]
  /** The data files that it reads. */
  data?: DataFile[]
  memory?: number
  /** How long a call may take; 15 for an endpoint and 60 for a job unless it says otherwise. */
  seconds?: number
  concurrency?: number
}

export type JobName =
  | 'sendMail'
  | 'finishDeletions'
  | 'grantAccess'
  | 'drainEvents'
  | 'settleEntitlements'
  | 'expireCheckouts'
  | 'reconcile'
  | 'replayEvents'
export type HookName = 'ses'
export type WebhookName = keyof typeof webhooks
export type TriggeredJob = 'sendMail' | 'finishDeletions' | 'drainEvents'

const groupPermissions: Record<GroupName | 'notFound', Permissions> = {
  identity: {
    impact: 'Nobody can sign in or sign up.',
    writes: ['USER#', 'EMAIL#', 'GOOGLE#', 'SESSION#', 'LINK#', 'OAUTH#', 'DRAFT#', 'LIMIT#', 'DELETION#'],
    secrets: ['identity', 'google'],
    triggers: ['sendMail'],
    // Hashes passwords: CPU grows with memory, and a flood of sign-ins must not starve the other functions.
    memory: 1024,
    concurrency: 50,
  },
  account: {
    impact:
      'Nobody stays signed in; people cannot see or change their birth data, and newcomers cannot finish onboarding.',
    writes: ['USER#', 'SESSION#', 'LIMIT#', 'DELETION#'],
    reads: ['EMAIL#'],
    secrets: ['identity'],
    triggers: ['sendMail', 'finishDeletions'],
    data: ['gazetteer'],
    memory: 512,
  },
  reading: {
    impact: 'The dashboard, daily readings and charts stay empty for everyone.',
    writes: ['USER#', 'SESSION#', 'SIGN#'],
    data: ['ephemeris', 'zones'],
    memory: 1024,
  },
  chat: {
    impact: 'Nobody can ask the astrologer anything.',
    writes: ['USER#', 'SESSION#', 'LIMIT#', 'MODEL#'],
    secrets: ['identity', 'openai'],
    data: ['ephemeris', 'zones'],
    memory: 1024,
    // Each call waits for a model for seconds: a provider that hangs must not take up everybody's share.
    concurrency: 20,
    // Below the thirty of the gateway, and above the patience with the model.
    seconds: 28,
  },
  meditation: {
    impact: 'Nobody can open the moon meditations, and finished ones are not remembered.',
    writes: ['USER#', 'SESSION#'],
    data: ['ephemeris', 'audio'],
    memory: 512,
  },
  compatibility: {
    impact: 'Nobody can compare two birth dates or see their compatibility reports.',
    writes: ['USER#', 'SESSION#', 'LIMIT#'],
    secrets: ['identity'],
    data: ['ephemeris', 'zones', 'compatibility'],
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
    writes: ['USER#', 'SESSION#', 'LIMIT#', 'TRIAL#', 'EVENT#'],
    secrets: ['identity', 'stripe'],
    triggers: ['sendMail'],
    memory: 512,
    // A slow Stripe is told apart from a dead one within this time.
    seconds: 25,
  },
  health: { impact: 'Monitoring reports that the API is down.', reads: ['LIMIT#'] },
  notFound: { impact: 'Unknown addresses get a bare error instead of a readable one.' },
}

/** What a flow about money may touch. */
const MONEY_ROWS = ['USER#', 'TRIAL#', 'EVENT#']

const jobPermissions: Record<JobName, Permissions> = {
  sendMail: {
    impact: 'Newcomers wait for their verification code, and emails about accounts are late.',
    // Codes and links are created when the email that carries them is sent.
    writes: ['USER#', 'LINK#', 'LIMIT#', 'COUNTERS'],
    reads: ['SUPPRESSED#'],
    due: ['MAIL'],
    secrets: ['identity'],
    sendsMail: true,
    // Leases keep concurrent runs from sending the same email, so the limit is what SES can take.
    concurrency: 5,
  },
  finishDeletions: {
    impact: 'People who closed their account wait for their data to be erased, and unverified accounts stay.',
    writes: ['DELETION#', 'USER#', 'EMAIL#', 'GOOGLE#', 'SESSION#', 'LINK#', 'TOMBSTONE#', 'COUNTERS'],
    due: ['DELETION'],
    secrets: ['identity', 'stripe'],
  },
  drainEvents: {
    impact: 'Renewals, failed charges and cancellations at Stripe are not noticed until the accounts are compared.',
    writes: [...MONEY_ROWS, 'COUNTERS'],
    due: ['EVENT'],
    index: ['customer'],
    secrets: ['identity', 'stripe'],
    triggers: ['sendMail'],
    memory: 512,
  },
  settleEntitlements: {
    impact: 'Nobody is reminded of a first charge, and what has ended is not written down.',
    writes: [...MONEY_ROWS, 'COUNTERS'],
    due: ['ENTITLEMENT'],
    secrets: ['identity', 'stripe'],
    triggers: ['sendMail'],
    memory: 512,
  },
  expireCheckouts: {
    impact: 'People whose checkout broke off cannot start their trial with another one.',
    writes: [...MONEY_ROWS, 'COUNTERS'],
    due: ['CHECKOUT'],
    secrets: ['identity', 'stripe'],
    triggers: ['sendMail'],
    memory: 512,
  },
  reconcile: {
    impact: 'What no event has told us stays wrong: somebody may pay without access, or have access without paying.',
    writes: [...MONEY_ROWS, 'COUNTERS'],
    index: ['customer'],
    due: ['EVENT', 'ENTITLEMENT', 'CHECKOUT'],
    secrets: ['identity', 'stripe'],
    triggers: ['sendMail'],
    memory: 512,
  },
  replayEvents: {
    impact: 'Operators cannot replay events of Stripe that were missed or given up.',
    writes: ['EVENT#', 'COUNTERS'],
    due: ['DEADEVENT'],
    secrets: ['identity', 'stripe'],
    triggers: ['sendMail'],
  },
  grantAccess: {
    impact: 'Operators cannot give complimentary access.',
    writes: ['USER#'],
    reads: ['EMAIL#'],
  },
}

/** Routes that another company calls: they keep what they are told, and never use its API. */
const webhookPermissions: Record<WebhookName, Permissions> = {
  stripe: {
    impact: 'Changes at Stripe reach us late, when a job looks for itself.',
    writes: ['EVENT#'],
    secrets: ['stripeWebhook'],
    triggers: ['drainEvents'],
    concurrency: 20,
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

export type FunctionName = GroupName | 'notFound' | JobName | HookName | WebhookName
export const permissions: Record<FunctionName, Permissions> = {
  ...groupPermissions,
  ...jobPermissions,
  ...hookPermissions,
  ...webhookPermissions,
}
export const functionNames = Object.keys(permissions) as FunctionName[]

const isHook = (name: FunctionName): name is HookName => name in hookPermissions

/** Whether events invoke the function, rather than a route. */
export const isJob = (name: FunctionName): name is JobName | HookName => name in jobPermissions || isHook(name)

const folderOf = (name: FunctionName) =>
  isHook(name) || name in webhookPermissions ? 'hooks' : isJob(name) ? 'jobs' : 'api'

/** The source file whose `handler` is the function, from the root of the repository. */
export const entryOf = (name: FunctionName): string => `functions/${folderOf(name)}/${name}.ts`
