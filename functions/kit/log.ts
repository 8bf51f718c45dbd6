import { Logger } from '@aws-lambda-powertools/logger'

/** Everything a log line may contain: no email, name, birth data, token or body has a field here. */
export interface Facts {
  requestId?: string
  route?: string
  status?: number
  code?: string
  ms?: number
  accountId?: string | undefined
  /** A keyed pseudonym of an email address, while no account is known. */
  subject?: string | undefined
  ipPrefix?: string
  event?: string
  job?: string
  sent?: number
  done?: number
  failed?: number
  /** Of an event, a customer or a subscription at Stripe. */
  stripeId?: string
  /** The alarm that the line raises. */
  alarm?: string
  error?: unknown
}

const logger = new Logger()

const NAMES = [
  'requestId',
  'route',
  'status',
  'code',
  'accountId',
  'subject',
  'ipPrefix',
  'event',
  'job',
  'sent',
  'done',
  'failed',
  'stripeId',
  'alarm',
] as const satisfies (keyof Facts)[]

/** Copies field by field, so that extra properties cannot slip in; errors lose their message. */
function allowed(facts: Facts) {
  const { ms, error } = facts
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, facts[name]])),
    ms: ms === undefined ? undefined : Math.round(ms * 10) / 10,
    ...(error instanceof Error && { errorName: error.name, at: framesOf(error), causedBy: nameOf(error.cause) }),
  }
}

/** An error message can quote what a person typed; its stack frames cannot. */
const framesOf = (error: Error) =>
  (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .map((line) => line.trim())

const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : undefined)

export const log = {
  info: (message: string, facts: Facts) => logger.info(message, allowed(facts)),
  warn: (message: string, facts: Facts) => logger.warn(message, allowed(facts)),
  error: (message: string, facts: Facts) => logger.error(message, allowed(facts)),
}
