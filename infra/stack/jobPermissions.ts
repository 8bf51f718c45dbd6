import type { FunctionPermissions } from './functionPermissions.ts'

export type JobName =
  | 'sendMail'
  | 'sendLetters'
  | 'finishDeletions'
  | 'grantAccess'
  | 'drainEvents'
  | 'settleEntitlements'
  | 'expireCheckouts'
  | 'reconcile'
  | 'replayEvents'
  | 'updateDirectory'
  | 'announcePrice'

export const jobPermissions: Record<JobName, FunctionPermissions> = {
  sendMail: {
    impact: 'Newcomers wait for their verification code, and emails about accounts are late.',
    // Codes and links are created when the email that carries them is sent.
    writes: ['USER#', 'LINK#', 'LIMIT#', 'COUNTERS'],
    reads: ['SUPPRESSED#'],
    due: ['MAIL'],
    secrets: ['identity'],
    data: ['mailBook'],
    sendsMail: true,
    // Leases keep concurrent runs from sending the same email, so the limit is what SES can take.
    concurrency: 5,
  },
  sendLetters: {
    impact: 'The morning letters are late, and those of a day that ends meanwhile never come.',
    writes: ['USER#', 'SIGN#', 'MODEL#', 'LIMIT#', 'COUNTERS'],
    reads: ['SUPPRESSED#'],
    due: ['LETTER', 'LETTERMAIL'],
    secrets: ['identity', 'openai'],
    data: ['ephemeris', 'zones', 'readingBook', 'chartBook', 'mailBook'],
    sendsMail: true,
    // A whole processor, and time for thousands of letters in a run.
    memory: 1769,
    seconds: 120,
  },
  finishDeletions: {
    impact: 'People who closed their account wait for their data to be erased, and unverified accounts stay.',
    writes: [
      ...['DELETION#', 'USER#', 'EMAIL#', 'GOOGLE#', 'SESSION#', 'LINK#', 'CALENDAR#', 'TOMBSTONE#', 'COUNTERS'],
      // The trial that a verified address has had outlives the account.
      'TRIAL#',
    ],
    due: ['DELETION'],
    secrets: ['identity', 'stripe'],
  },
  drainEvents: {
    impact: 'Renewals, failed charges and cancellations at Stripe are not noticed until the accounts are compared.',
    writes: ['USER#', 'TRIAL#', 'EVENT#', 'COUNTERS'],
    due: ['EVENT', 'PAYER'],
    index: ['customer'],
    secrets: ['identity', 'stripe'],
    triggers: ['sendMail'],
    memory: 512,
  },
  settleEntitlements: {
    impact: 'Nobody is reminded of a first charge, and what has ended is not written down.',
    writes: ['USER#', 'COUNTERS'],
    due: ['ENTITLEMENT'],
    secrets: ['stripe'],
    triggers: ['sendMail'],
    memory: 512,
  },
  expireCheckouts: {
    impact: 'People whose checkout broke off cannot start their trial with another one.',
    writes: ['USER#', 'TRIAL#', 'COUNTERS'],
    due: ['CHECKOUT'],
    secrets: ['stripe'],
    triggers: ['sendMail'],
    memory: 512,
  },
  reconcile: {
    impact: 'What no event has told us stays wrong: somebody may pay without access, or have access without paying.',
    writes: ['USER#', 'COUNTERS'],
    index: ['customer', 'search'],
    reads: ['EMAIL#', 'GOOGLE#'],
    due: ['EVENT', 'ENTITLEMENT', 'CHECKOUT', 'MAIL', 'PAYER', 'DELETION'],
    secrets: ['stripe'],
    triggers: ['sendMail'],
    memory: 512,
  },
  replayEvents: {
    impact: 'Operators cannot see or replay events of Stripe that were missed or given up.',
    writes: ['EVENT#', 'COUNTERS'],
    due: ['EVENT', 'DEADEVENT'],
    secrets: ['stripe'],
  },
  updateDirectory: {
    impact: 'Operators see old figures, and do not find people who have just joined or changed their name.',
    writes: ['USER#', 'COUNTERS'],
    due: ['DIRECTORY'],
    index: ['search'],
  },
  announcePrice: {
    impact: 'Operators cannot announce a new price to whoever has subscribed.',
    writes: ['USER#'],
    index: ['customer'],
    secrets: ['stripe'],
    triggers: ['sendMail'],
    memory: 512,
  },
  grantAccess: {
    impact: 'Operators cannot give complimentary access.',
    writes: ['USER#'],
    reads: ['EMAIL#'],
    secrets: ['stripe'],
  },
}
