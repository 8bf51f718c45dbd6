import type { AdminSessionStore } from '../../functions/store/adminSessions.ts'
import { fakeAccounts } from './fakeAccounts.ts'
import { fakeAdminSessions } from './fakeAdminSessions.ts'
import { fakeCalendars } from './fakeCalendars.ts'
import { fakeCharts } from './fakeCharts.ts'
import { fakeChatQuotas } from './fakeChatQuotas.ts'
import { fakeChats } from './fakeChats.ts'
import { fakeCheckouts } from './fakeCheckouts.ts'
import { fakeCustomers } from './fakeCustomers.ts'
import { fakeDisputes } from './fakeDisputes.ts'
import { fakeEntitlements } from './fakeEntitlements.ts'
import { fakeEvents } from './fakeEvents.ts'
import { fakeJournal } from './fakeJournal.ts'
import { fakeLetters } from './fakeLetters.ts'
import { fakeLimits } from './fakeLimits.ts'
import { fakeOutbox } from './fakeOutbox.ts'
import { fakePeople } from './fakePeople.ts'
import { fakeProgress } from './fakeProgress.ts'
import { fakeReadings } from './fakeReadings.ts'
import { fakeReports } from './fakeReports.ts'
import { fakeRevenue } from './fakeRevenue.ts'
import { fakeSessions } from './fakeSessions.ts'
import { fakeSignReadings } from './fakeSignReadings.ts'
import { fakeSuppressions } from './fakeSuppressions.ts'
import { fakeVerifications } from './fakeVerification.ts'
import { fakeWritingClaims } from './fakeWritingClaims.ts'
import { fakeWrittenAhead } from './fakeWrittenAhead.ts'
import { memory } from './memory.ts'
import { overTheWire } from './overTheWire.ts'

/** Every store in memory, each with the type of the real one; the suites in test/functions/store hold them to it. */
export function fakeStores() {
  const shared = memory()
  const events = fakeEvents()
  const stores = {
    accounts: fakeAccounts(shared),
    sessions: fakeSessions(shared),
    adminSessions: fakeAdminSessions() as AdminSessionStore,
    limits: fakeLimits(),
    readings: fakeReadings(),
    signReadings: fakeSignReadings(),
    writtenAhead: fakeWrittenAhead(),
    writingClaims: fakeWritingClaims(),
    reports: fakeReports(),
    charts: fakeCharts(),
    chats: fakeChats(),
    quotas: fakeChatQuotas(),
    calendars: fakeCalendars(),
    progress: fakeProgress(),
    journal: fakeJournal(),
    letters: fakeLetters(shared),
    people: fakePeople(),
    outbox: fakeOutbox(shared),
    entitlements: fakeEntitlements(shared),
    checkouts: fakeCheckouts(shared),
    disputes: fakeDisputes(shared),
    revenue: fakeRevenue(shared),
    customers: fakeCustomers(shared, events),
    events,
    verification: fakeVerifications(shared),
    suppressions: fakeSuppressions(),
  }
  return { memory: shared, ...overTheWire(stores) }
}
