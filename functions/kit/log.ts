import { Logger } from '@aws-lambda-powertools/logger'

/** All that may ever stand in a log line: no address, name, birth data, token or body has a place here. */
export interface Facts {
  requestId?: string
  route?: string
  status?: number
  code?: string
  ms?: number
  accountId?: string | undefined
  /** An address under a key, where no account is known yet. */
  subject?: string | undefined
  ipPrefix?: string
  event?: string
  job?: string
  sent?: number
  done?: number
  failed?: number
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
] as const satisfies (keyof Facts)[]

/** Copies by name, so that what somebody adds to an object elsewhere cannot slip in; errors lose their message. */
function allowed(facts: Facts) {
  const { ms, error } = facts
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, facts[name]])),
    ms: ms === undefined ? undefined : Math.round(ms * 10) / 10,
    ...(error instanceof Error && { errorName: error.name, at: framesOf(error), causedBy: nameOf(error.cause) }),
  }
}

/** A message can quote what a person typed; where it was thrown cannot. */
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
