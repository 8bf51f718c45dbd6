import { accountStore } from '../store/accounts.ts'
import { limitStore } from '../store/limits.ts'
import { outboxStore } from '../store/outbox.ts'
import { readingStore } from '../store/readings.ts'
import { suppressionStore } from '../store/suppressions.ts'
import { verificationStore } from '../store/verification.ts'
import { clock, environment, identityKey, table, warn, wireMailer } from './parts.ts'

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
