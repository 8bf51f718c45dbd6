import type { GroupName, webhooks } from '../../shared/contract/index.ts'
import type { FunctionPermissions } from './functionPermissions.ts'
import { type JobName, jobPermissions } from './jobPermissions.ts'

export type HookName = 'ses'
export type WebhookName = keyof typeof webhooks

const groupPermissions: Record<GroupName | 'notFound', FunctionPermissions> = {
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
    writes: ['USER#', 'SESSION#', 'SIGN#', 'MODEL#'],
    secrets: ['identity', 'openai'],
    data: ['ephemeris', 'zones', 'readingBook', 'chartBook'],
    memory: 1024,
    // Above the time limit of the model, and the longest that anybody waits for a reading that another call has asked for.
    seconds: 20,
  },
  calendar: {
    impact: "Calendar apps get no new events, and nobody can make or revoke their calendar's address.",
    writes: ['USER#', 'SESSION#', 'CALENDAR#', 'LIMIT#'],
    secrets: ['identity'],
    data: ['ephemeris', 'zones', 'readingBook', 'chartBook'],
    memory: 1024,
  },
  chat: {
    impact: 'Nobody can ask the astrologer anything.',
    writes: ['USER#', 'SESSION#', 'LIMIT#', 'MODEL#'],
    secrets: ['identity', 'openai'],
    data: ['ephemeris', 'zones', 'readingBook', 'chartBook', 'compatibilityBook', 'chatBook', 'distress'],
    memory: 1024,
    // Each call waits for a model for seconds: a provider that hangs must not take up everybody's share.
    concurrency: 20,
    // Below the thirty of the gateway, and above the time limit of the model.
    seconds: 28,
  },
  meditation: {
    impact: 'Nobody can open the moon meditations, and finished ones are not remembered.',
    writes: ['USER#', 'SESSION#'],
    data: ['ephemeris', 'audio', 'meditationBook'],
    memory: 512,
  },
  compatibility: {
    impact: 'Nobody can compare two birth dates or see their compatibility reports.',
    writes: ['USER#', 'SESSION#', 'LIMIT#'],
    secrets: ['identity'],
    data: ['ephemeris', 'zones', 'compatibility', 'compatibilityBook'],
    memory: 1024,
  },
  people: {
    impact: 'Nobody can see the people whose births they keep, or their charts.',
    writes: ['USER#', 'SESSION#', 'LIMIT#'],
    secrets: ['identity'],
    data: ['gazetteer', 'ephemeris', 'zones', 'chartBook', 'compatibility', 'compatibilityBook'],
    memory: 1024,
  },
  journal: {
    impact: 'Nobody can read or write the notes of their journal.',
    writes: ['USER#', 'SESSION#', 'LIMIT#'],
    secrets: ['identity'],
  },
  letter: {
    impact: 'Nobody can ask for the morning letter, change its hour or unsubscribe from it.',
    writes: ['USER#', 'SESSION#', 'LIMIT#'],
    secrets: ['identity'],
    data: ['zones'],
  },
  places: {
    impact: 'Nobody gets suggestions while typing a birth place.',
    data: ['gazetteer'],
    memory: 512,
  },
  // Apart from `places`, so that typing a place waits for no ephemeris, and from `reading`, which needs no gazetteer.
  sky: {
    impact: 'Onboarding shows no signs and no planets, and the landing page no sky of today.',
    data: ['gazetteer', 'ephemeris', 'zones', 'chartBook'],
    memory: 1024,
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
  admin: {
    impact: 'No operator can open the admin area.',
    writes: ['USER#', 'ADMIN#', 'LIMIT#', 'LINK#', 'DELETION#', 'EVENT#', 'COUNTERS#'],
    reads: ['EMAIL#', 'MODEL#', 'COUNTERS'],
    due: ['DIRECTORY'],
    index: ['search'],
    appends: ['AUDIT#'],
    secrets: ['identity', 'admin', 'stripe'],
    triggers: ['sendMail', 'finishDeletions'],
    // Hashes the password, as `identity` does, for a handful of people.
    memory: 1024,
    concurrency: 10,
    // As for `billing`: Stripe may be slow.
    seconds: 25,
  },
  health: { impact: 'Monitoring reports that the API is down.', reads: ['LIMIT#'] },
  notFound: { impact: 'Unknown addresses get a bare error instead of a readable one.' },
}

/** Routes that another company calls: they keep what they are told, and never use its API. */
const webhookPermissions: Record<WebhookName, FunctionPermissions> = {
  stripe: {
    impact: 'Changes at Stripe reach us late, when a job looks for itself.',
    writes: ['EVENT#'],
    secrets: ['stripeWebhook'],
    triggers: ['drainEvents'],
    concurrency: 20,
  },
}

const hookPermissions: Record<HookName, FunctionPermissions> = {
  ses: {
    impact: 'Mail still goes to addresses that bounce or complain, until SES blocks all of our mail.',
    writes: ['SUPPRESSED#', 'USER#'],
    reads: ['EMAIL#'],
    secrets: ['identity'],
  },
}

export type FunctionName = GroupName | 'notFound' | JobName | HookName | WebhookName
export const permissions: Record<FunctionName, FunctionPermissions> = {
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
