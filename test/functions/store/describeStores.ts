import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { accountStore } from '../../../functions/store/accounts.ts'
import { adminSessionStore } from '../../../functions/store/adminSessions.ts'
import { calendarStore } from '../../../functions/store/calendars.ts'
import { chartStore } from '../../../functions/store/charts.ts'
import { chatQuotaStore } from '../../../functions/store/chatQuotas.ts'
import { chatStore } from '../../../functions/store/chats.ts'
import { checkoutStore } from '../../../functions/store/checkouts.ts'
import { customerStore } from '../../../functions/store/customers.ts'
import { disputeStore } from '../../../functions/store/disputes.ts'
import { entitlementStore } from '../../../functions/store/entitlements.ts'
import { eventStore } from '../../../functions/store/events.ts'
import { journalStore } from '../../../functions/store/journal.ts'
import { letterStore } from '../../../functions/store/letters.ts'
import { limitStore } from '../../../functions/store/limits.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { peopleStore } from '../../../functions/store/people.ts'
import { progressStore } from '../../../functions/store/progress.ts'
import { readingStore } from '../../../functions/store/readings.ts'
import { reportStore } from '../../../functions/store/reports.ts'
import { revenueStore } from '../../../functions/store/revenue.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import { signReadingStore } from '../../../functions/store/signReadings.ts'
import { suppressionStore } from '../../../functions/store/suppressions.ts'
import type { Table } from '../../../functions/store/table.ts'
import { verificationStore } from '../../../functions/store/verification.ts'
import { writingClaimStore } from '../../../functions/store/writingClaims.ts'
import { writtenAheadStore } from '../../../functions/store/writtenAhead.ts'
import { dynoxide } from '../../fakes/dynoxide.ts'
import { fakeStores } from '../../fakes/fakeStores.ts'

export type Stores = Omit<ReturnType<typeof fakeStores>, 'memory'>

/** Runs one suite twice, on the fakes and on the real stores; `stores()` is empty at the start of each test. */
export function describeStores(name: string, suite: (stores: () => Stores) => void): void {
  describe(`${name} in memory`, () => {
    let stores: Stores
    beforeEach(() => {
      stores = fakeStores()
    })
    suite(() => stores)
  })

  describe(`${name} in the table`, () => {
    const table = emptyTables()
    suite(() => realStores(table()))
  })
}

/** An empty table for each test of a suite. */
export function emptyTables(): () => Table {
  let database: Awaited<ReturnType<typeof dynoxide>>
  let table: Table
  beforeAll(async () => {
    database = await dynoxide({ isStrict: true })
  })
  beforeEach(async () => {
    table = await database.emptyTable()
  })
  afterAll(() => database.stop())
  return () => table
}

const realStores = (table: Table): Stores => ({
  accounts: accountStore(table),
  sessions: sessionStore(table),
  adminSessions: adminSessionStore(table),
  limits: limitStore(table),
  readings: readingStore(table),
  signReadings: signReadingStore(table),
  writtenAhead: writtenAheadStore(table),
  writingClaims: writingClaimStore(table),
  reports: reportStore(table),
  charts: chartStore(table),
  chats: chatStore(table),
  quotas: chatQuotaStore(table),
  calendars: calendarStore(table),
  progress: progressStore(table),
  journal: journalStore(table),
  letters: letterStore(table),
  people: peopleStore(table),
  outbox: outboxStore(table),
  entitlements: entitlementStore(table),
  checkouts: checkoutStore(table),
  disputes: disputeStore(table),
  revenue: revenueStore(table),
  customers: customerStore(table),
  events: eventStore(table),
  verification: verificationStore(table),
  suppressions: suppressionStore(table),
})
