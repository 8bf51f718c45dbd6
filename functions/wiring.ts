import { type EpochSeconds, secondsOf } from '../shared/domain/time.ts'
import type { Courier } from './domain/courier.ts'
import type { Tell } from './domain/tell.ts'
import { pseudonym } from './domain/token.ts'
import { lambdaCourier } from './gateways/courier.ts'
import { type Google, googleGateway } from './gateways/google.ts'
import { sesMailer } from './gateways/mail.ts'
import { secretReader } from './gateways/secrets.ts'
import { type Environment, readEnvironment, required } from './kit/env.ts'
import { hashingGate } from './kit/hashing.ts'
import { jobClock } from './kit/jobClock.ts'
import { limiter } from './kit/limits.ts'
import { log } from './kit/log.ts'
import type { ServeNeeds } from './kit/serve.ts'
import { chartStore } from './store/charts.ts'
import { deletionStore } from './store/deletions.ts'
import { entitlementStore } from './store/entitlements.ts'
import { erasureStore } from './store/erasure.ts'
import { holdingsStore } from './store/holdings.ts'
import { limitStore } from './store/limits.ts'
import { oauthStore } from './store/oauth.ts'
import { outboxStore } from './store/outbox.ts'
import { peopleStore } from './store/people.ts'
import { readingStore } from './store/readings.ts'
import { sessionStore } from './store/sessions.ts'
import { openTable, reachTable } from './store/table.ts'
import { verificationStore } from './store/verifications.ts'

/*
 * The only file that knows everything. Each entry calls its own function here, and the bundler leaves out
 * what the others need: no function carries a company's library that it does not use.
 */

const environment: Environment = readEnvironment()
const tell: Tell = (what, error) => log.warn(what, { error })
const secret = (name: 'ORIGIN_SECRET_ID' | 'IDENTITY_SECRET_ID' | 'GOOGLE_SECRET_ID') =>
  secretReader({ id: required(environment, name), tell })
const originSecret = () => secret('ORIGIN_SECRET_ID')
const identityKey = () => secret('IDENTITY_SECRET_ID')
const courierTo = (job: 'MAIL_FUNCTION' | 'DELETION_FUNCTION') =>
  lambdaCourier({ functionName: required(environment, job), tell })
const clock = jobClock(environment.STAGE, () => secondsOf(new Date()))
const table = () => openTable(required(environment, 'TABLE_NAME'))

/** For groups that nobody signs in for: they never touch the table. */
export const wireStrangers = (): ServeNeeds => ({
  environment,
  originSecret: originSecret(),
  limit: limiter(undefined),
  people: { find: async () => undefined },
  sessions: { find: async () => undefined, slide: async () => false },
})

const members = (opened: ReturnType<typeof table>, courier?: Courier) => ({
  environment,
  originSecret: originSecret(),
  limit: limiter(limitStore(opened)),
  people: peopleStore(opened, courier),
  sessions: sessionStore(opened),
})

/** Nothing but the issuer and the client tell a stand-in from Google. Without a client there is no Google to ask. */
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

export function wireSession() {
  const opened = table()
  const key = identityKey()
  const courier = courierTo('MAIL_FUNCTION')
  return {
    ...members(opened, courier),
    limits: limitStore(opened),
    outbox: outboxStore(opened, courier),
    verifications: verificationStore(opened),
    identityKey: key,
    google: wireGoogle(),
    oauth: oauthStore(opened),
    erasure: erasureStore(opened),
    // One key for one purpose: what seals a sign-in must not be what names addresses.
    oauthKey: async (now: EpochSeconds) => pseudonym(await key(now), 'google sign-in'),
    hashing: hashingGate(),
    tell,
    reachTable: () => reachTable(opened),
  }
}

export function wireProfile() {
  const opened = table()
  return {
    ...members(opened, courierTo('MAIL_FUNCTION')),
    limits: limitStore(opened),
    holdings: holdingsStore(opened),
    identityKey: identityKey(),
    deletionCourier: courierTo('DELETION_FUNCTION'),
  }
}

export function wireReadings() {
  const opened = table()
  return { ...members(opened), readings: readingStore(opened), charts: chartStore(opened) }
}

export function wireGrantAccess() {
  const opened = table()
  return { people: peopleStore(opened), entitlements: entitlementStore(opened), clock }
}

export function wireSendMail() {
  const opened = table()
  return {
    outbox: outboxStore(opened),
    people: peopleStore(opened),
    verifications: verificationStore(opened),
    mailer: sesMailer(required(environment, 'MAIL_FROM')),
    origin: environment.APP_ORIGIN,
    clock,
    tell,
  }
}

export function wireFinishDeletions() {
  const opened = table()
  return {
    deletions: deletionStore(opened),
    people: peopleStore(opened),
    sessions: sessionStore(opened),
    erasure: erasureStore(opened),
    outbox: outboxStore(opened),
    identityKey: identityKey(),
    clock,
    tell,
  }
}
