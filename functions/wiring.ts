import type { EpochSeconds } from '../shared/domain/time.ts'
import { pseudonym } from './domain/identity/token.ts'
import { type Google, googleGateway } from './gateways/google.ts'
import { required } from './kit/env.ts'
import { hashingGate } from './kit/hashing.ts'
import { limiter } from './kit/http/limits.ts'
import type { ServeNeeds } from './kit/http/serve.ts'
import { accountStore } from './store/accounts.ts'
import { calendarStore } from './store/calendars.ts'
import { checkoutStore } from './store/checkouts.ts'
import { cursorStore } from './store/cursors.ts'
import { customerStore } from './store/customers.ts'
import { dataExportStore } from './store/dataExport.ts'
import { deletionStore } from './store/deletions.ts'
import { directoryStore } from './store/directory.ts'
import { directoryIndex } from './store/directoryIndex.ts'
import { erasureStore } from './store/erasure.ts'
import { googleStore } from './store/google.ts'
import { journalStore } from './store/journal.ts'
import { letterStore } from './store/letters.ts'
import { limitStore } from './store/limits.ts'
import { outboxStore } from './store/outbox.ts'
import { peopleStore } from './store/people.ts'
import { progressStore } from './store/progress.ts'
import { readingStore } from './store/readings.ts'
import { reportStore } from './store/reports.ts'
import { sessionStore } from './store/sessions.ts'
import { suppressionStore } from './store/suppressions.ts'
import { reachTable } from './store/table.ts'
import { verificationStore } from './store/verification.ts'
import {
  clock,
  environment,
  identityKey,
  members,
  originSecrets,
  secret,
  table,
  triggerFor,
  warn,
  wireMailer,
} from './wiring/parts.ts'

/*
 * The composition root: with the files of `wiring/`, the only one that knows every store and gateway. Each entry calls
 * its own function here, and the bundler drops what the others need, so that no function carries a library that it does
 * not use.
 */

/** For groups that are open to anyone: they never touch the table. */
export const wireAnonymous = (): ServeNeeds => ({
  environment,
  originSecrets: originSecrets(),
  limit: limiter(undefined),
  accounts: { find: async () => undefined },
  sessions: { find: async () => undefined, slide: async () => false },
})

/** For the health check: open to anyone, but able to reach the table. */
export function wireHealth() {
  const opened = table()
  return { ...wireAnonymous(), reachTable: () => reachTable(opened) }
}

/** Issuer and client are all that differ between Google and its local double. Without a client, Google is off. */
const wireGoogle = (clientId = environment.GOOGLE_CLIENT_ID): Google =>
  clientId
    ? googleGateway({
        clientId,
        issuer: required(environment, 'GOOGLE_ISSUER'),
        clientSecret: secret('GOOGLE_SECRET_ID'),
        redirectUri: `${environment.APP_ORIGIN}/api/auth/google/callback`,
      })
    : { authorizeUrl: notConfigured, identify: notConfigured }

const notConfigured = async () => {
  throw new Error('Google sign-in is not configured')
}

export function wireIdentity() {
  const opened = table()
  const key = identityKey()
  const trigger = triggerFor('MAIL_FUNCTION')
  return {
    ...members(opened, { trigger, identityKey: key }),
    limits: limitStore(opened),
    outbox: outboxStore(opened, trigger),
    verification: verificationStore(opened),
    identityKey: key,
    google: wireGoogle(),
    googleSignIns: googleStore(opened),
    erasure: erasureStore(opened),
    // One key for one purpose: what seals a sign-in, or a device cookie, must not be what names addresses.
    googleTransactionKey: async (now: EpochSeconds) => pseudonym(await key(now), 'google sign-in'),
    deviceCookieKey: async (now: EpochSeconds) => pseudonym(await key(now), 'device cookie'),
    hashing: hashingGate(),
    warn,
  }
}

export function wireAccount() {
  const opened = table()
  const key = identityKey()
  return {
    ...members(opened, { trigger: triggerFor('MAIL_FUNCTION'), identityKey: key }),
    limits: limitStore(opened),
    dataExport: dataExportStore(opened),
    identityKey: key,
    triggerDeletion: triggerFor('DELETION_FUNCTION'),
  }
}

export function wireMeditation() {
  const opened = table()
  return { ...members(opened), progress: progressStore(opened) }
}

export function wireCalendar() {
  const opened = table()
  return { ...members(opened, { identityKey: identityKey() }), calendars: calendarStore(opened) }
}

export function wireCompatibility() {
  const opened = table()
  return { ...members(opened, { identityKey: identityKey() }), reports: reportStore(opened) }
}

export function wirePeople() {
  const opened = table()
  return { ...members(opened, { identityKey: identityKey() }), people: peopleStore(opened) }
}

export function wireJournal() {
  const opened = table()
  return { ...members(opened, { identityKey: identityKey() }), journal: journalStore(opened) }
}

export function wireLetter() {
  const opened = table()
  const key = identityKey()
  return { ...members(opened, { identityKey: key }), letters: letterStore(opened), identityKey: key }
}

export function wireSendMail() {
  const opened = table()
  return {
    outbox: outboxStore(opened),
    accounts: accountStore(opened),
    verification: verificationStore(opened),
    readings: readingStore(opened),
    limits: limitStore(opened),
    identityKey: identityKey(),
    suppressions: suppressionStore(opened),
    mailer: wireMailer(),
    origin: environment.APP_ORIGIN,
    clock,
    warn,
  }
}

export function wireSes() {
  const opened = table()
  return {
    accounts: accountStore(opened),
    suppressions: suppressionStore(opened),
    identityKey: identityKey(),
    clock,
  }
}

export function wireFinishDeletions() {
  const opened = table()
  return {
    deletions: deletionStore(opened),
    accounts: accountStore(opened),
    sessions: sessionStore(opened),
    erasure: erasureStore(opened),
    outbox: outboxStore(opened),
    directory: directoryStore(opened),
    checkouts: checkoutStore(opened),
    customers: customerStore(opened),
    identityKey: identityKey(),
    clock,
    warn,
  }
}

export function wireUpdateDirectory() {
  const opened = table()
  return {
    accounts: accountStore(opened),
    checkouts: checkoutStore(opened),
    cursors: cursorStore(opened),
    directory: directoryStore(opened),
    directoryIndex: directoryIndex(opened),
    clock,
    warn,
  }
}
