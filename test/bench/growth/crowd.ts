import { type Account, birthOf, closedAccount } from '../../../functions/domain/account/account.ts'
import { unverifiedDeletion } from '../../../functions/domain/account/retention.ts'
import type { Entitlement } from '../../../functions/domain/billing/entitlement.ts'
import { castChart } from '../../../functions/domain/chart/natalChart.ts'
import { hashOf } from '../../../functions/domain/identity/token.ts'
import { mailFor } from '../../../functions/domain/mail/outboxMail.ts'
import { almanacReading, personalTask, signTask } from '../../../functions/domain/reading/dailyReading.ts'
import { NOTHING_READ, remember } from '../../../functions/domain/reading/Memory.ts'
import { accountStore } from '../../../functions/store/accounts.ts'
import { chartStore } from '../../../functions/store/charts.ts'
import { entitlementStore } from '../../../functions/store/entitlements.ts'
import { keys } from '../../../functions/store/keys.ts'
import { readingStore } from '../../../functions/store/readings.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import type { Table } from '../../../functions/store/table.ts'
import { addDays, after, DAY, type EpochSeconds, localDateAt } from '../../../shared/domain/time.ts'
import { aBornAccount } from '../../makers/anAccount.ts'
import { counterRows, directoryRows, newcomerRow } from './crowdDirectory.ts'
import { type Item, recordedRows } from './recordedRows.ts'

/** So many mails, closed accounts, ended gifts and people to be counted are due, however many people there are. */
export const DUE = { mails: 50, deletions: 5, gifts: 5, newcomers: 10 }
const PREMIUM_EVERY = 20
const UNVERIFIED_EVERY = 10
const ZONE = 'Europe/London'

/** Everything that the table holds of one person in the crowd, as the stores themselves write it. */
export async function rowsOf(number: number, now: EpochSeconds): Promise<Item[]> {
  const account = memberOf(number, now)
  const entitlement = entitlementOf(number, now)
  const rows = await recordedRows(async (table) => {
    await startSession(table, { account, number, now })
    if (entitlement) await subscribe(table, { account, entitlement, now })
  })
  const { pk } = keys.reading(account.id, '')
  const days = (await dayRows(number, now)).map((row) => ({ ...row, pk }))
  const entry = isNewcomer(number) ? [newcomerRow(account, now)] : await directoryRows({ account, entitlement, now })
  return [...rows.filter(({ sk }) => sk !== keys.directory('').sk), ...days, ...entry]
}

/** What the counters hold of a crowd: they are everybody's, and so they are in nobody's rows. */
export function countersOf(accounts: number, now: EpochSeconds): Item[] {
  const counted = Array.from({ length: accounts }, (_, index) => index + 1).filter((number) => !isNewcomer(number))
  return counterRows(
    counted.map((number) => ({ account: memberOf(number, now), entitlement: entitlementOf(number, now), now })),
  )
}

const isNewcomer = (number: number) => number <= DUE.newcomers

function entitlementOf(number: number, now: EpochSeconds): Entitlement | undefined {
  if (hasEndedGift(number))
    return { status: 'trial', source: 'gift', trialEndsAt: after(now, -60), subscriptionEndsAt: null, version: 1 }
  if (number % PREMIUM_EVERY !== 0) return undefined
  const ends = { trialEndsAt: null, subscriptionEndsAt: after(now, 20 * DAY) }
  return { status: 'active', source: 'stripe', ...ends, version: 1 }
}

function memberOf(number: number, now: EpochSeconds): Account {
  const isNew = number % UNVERIFIED_EVERY === 0
  const account = aBornAccount({
    // As long as any other, as the ids of accounts are: a search for one must not find those that it begins.
    id: `usr_crowd${String(number).padStart(6, '0')}`,
    email: `crowd-${number}@example.com`,
    passwordHash: `$scrypt$ln=15,r=8,p=3$${'a'.repeat(22)}$${'b'.repeat(43)}`,
    onboardingCompleted: true,
    emailVerified: !isNew,
    createdAt: after(now, -(isNew ? 1 + (number % 20) : 100 + (number % 300)) * DAY),
  })
  return isLeaving(number) ? closedAccount(account) : account
}

const LEAVING = DUE.mails + DUE.deletions
const isLeaving = (number: number) => number > DUE.mails && number <= LEAVING
const hasEndedGift = (number: number) => number > LEAVING && number <= LEAVING + DUE.gifts

interface Entry {
  account: Account
  number: number
  now: EpochSeconds
}

/** The account with what is due for it: the review of an unverified one, and for a few a mail or their erasure, at once. */
async function startSession(table: Table, { account, number, now }: Entry) {
  const { id: accountId, email } = account
  const mail = mailFor({ kind: 'passwordChanged', accountId, occasion: 'crowd', now: after(now, -60) })
  const closing = { accountId, dueAt: after(now, -60), attempts: 0, reason: 'closed' as const }
  await accountStore(table).create(
    account,
    { email, claim: 'none' },
    {
      ...(number <= DUE.mails && { mails: [mail] }),
      ...(isLeaving(number) && { deletion: closing }),
      ...(!account.emailVerified && { deletion: unverifiedDeletion(account) }),
    },
  )
  const session = { tokenHash: hashOf(email), accountId, epoch: 0, createdAt: now, lastSeenAt: now }
  await sessionStore(table).open(session)
}

interface Subscribing {
  account: Account
  entitlement: Entitlement
  now: EpochSeconds
}

async function subscribe(table: Table, { account, entitlement, now }: Subscribing) {
  await entitlementStore(table).replace(account.id, undefined, { claim: entitlement, now })
  await chartStore(table).keep(account.id, hashOf(account.birthDate!), sample.chart())
}

const rowsOfDays = new Map<string, Promise<Item[]>>()

/** Written once for all whose days are alike, since a day's prose takes tens of milliseconds to zip. */
function dayRows(number: number, now: EpochSeconds): Promise<Item[]> {
  const kind = [now, number % 3, number % PREMIUM_EVERY === 0].join()
  const recorded =
    rowsOfDays.get(kind) ??
    recordedRows(async (table) => {
      for (const day of daysOf(number, now)) await readingStore(table).openDay('anybody', day)
    })
  rowsOfDays.set(kind, recorded)
  return recorded
}

/** The last one to three days; of those with Premium each has a reading of its own. */
function daysOf(number: number, now: EpochSeconds) {
  const yesterday = addDays(localDateAt(now, ZONE), -1)
  return Array.from({ length: 1 + (number % 3) }, (_, back) => ({
    date: addDays(yesterday, -back),
    streak: 1 + (number % 3) - back,
    zone: ZONE,
    zoneSince: after(now, -10 * DAY),
    ...readingOf(number % PREMIUM_EVERY === 0),
  }))
}

const SAMPLE_DAY = { date: '2026-11-21', zone: ZONE, memory: NOTHING_READ }

/** Cast once: it is the size that counts. */
const sample = {
  chart: once(() => castChart(birthOf(aBornAccount())!)),
  personal: once(() =>
    almanacReading(
      personalTask({
        ...SAMPLE_DAY,
        accountId: 'usr_crowd',
        birth: birthOf(aBornAccount())!,
        focus: null,
        relationship: null,
      }),
    ),
  ),
  general: once(() => almanacReading(signTask('Gemini', SAMPLE_DAY.date, NOTHING_READ))),
}

/** With as much memory as is ever kept, where there is one. */
function readingOf(isPremium: boolean) {
  if (!isPremium) return { general: sample.general().content }
  const { content, read } = sample.personal()
  const days = Array.from({ length: 120 }, (_, back) => ({ ...read, date: addDays(read.date, back - 119) }))
  const memory = days.reduce(remember, NOTHING_READ)
  return { personal: content, memory }
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
