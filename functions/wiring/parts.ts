import { secondsOf } from '../../shared/domain/time.ts'
import type { JobTrigger } from '../domain/ports/jobTrigger.ts'
import type { Warn } from '../domain/ports/warn.ts'
import { lambdaJobTrigger } from '../gateways/jobTrigger.ts'
import { sesMailer } from '../gateways/mail.ts'
import { acceptedSecretsReader, secretReader } from '../gateways/secrets.ts'
import { type Environment, minimumSecretBytes, readEnvironment, required } from '../kit/env.ts'
import { limiter } from '../kit/http/limits.ts'
import { jobClock } from '../kit/job/jobClock.ts'
import { log } from '../kit/log.ts'
import { accountStore } from '../store/accounts.ts'
import { limitStore } from '../store/limits.ts'
import { sessionStore } from '../store/sessions.ts'
import { openTable } from '../store/table.ts'

/*
 * The files of this folder are the composition root, the only one that knows every store and gateway. Each entry calls
 * its own function of it, and the bundler drops what the others need, so that no function carries a library that it does
 * not use. This is what all of them build on: the environment of this function, read once as it starts.
 */

type SecretName =
  | 'ORIGIN_SECRET_ID'
  | 'IDENTITY_SECRET_ID'
  | 'GOOGLE_SECRET_ID'
  | 'OPENAI_SECRET_ID'
  | 'STRIPE_SECRET_ID'
  | 'STRIPE_WEBHOOK_SECRET_ID'
  | 'ADMIN_SECRET_ID'

export const environment: Environment = readEnvironment()
export const warn: Warn = (what, error, facts) => log.warn(what, { ...facts, error })
const settingsOf = (name: SecretName) => ({
  id: required(environment, name),
  minimumBytes: minimumSecretBytes(environment),
  warn,
})
export const secret = (name: SecretName) => secretReader(settingsOf(name))
export const originSecrets = () => acceptedSecretsReader(settingsOf('ORIGIN_SECRET_ID'))
export const identityKey = () => secret('IDENTITY_SECRET_ID')
export const triggerFor = (job: 'MAIL_FUNCTION' | 'DELETION_FUNCTION' | 'EVENT_FUNCTION') =>
  lambdaJobTrigger({ functionName: required(environment, job), warn })
export const wireMailer = () =>
  sesMailer({
    from: required(environment, 'MAIL_FROM'),
    configurationSet: required(environment, 'MAIL_CONFIGURATION_SET'),
  })
export const systemNow = () => secondsOf(new Date())
export const clock = jobClock(environment.STAGE, systemNow)
export const table = () => openTable(required(environment, 'TABLE_NAME'), warn)

interface MemberParts {
  trigger?: JobTrigger
  /** For groups whose limits are counted in the table. */
  identityKey?: ReturnType<typeof identityKey>
}

export const members = (opened: ReturnType<typeof table>, { trigger, identityKey }: MemberParts = {}) => ({
  environment,
  originSecrets: originSecrets(),
  limit: limiter(identityKey && { limits: limitStore(opened), identityKey }),
  accounts: accountStore(opened, trigger),
  sessions: sessionStore(opened),
})
