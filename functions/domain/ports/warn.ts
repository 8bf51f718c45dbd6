import type { OperatorAlarm } from '../../../shared/domain/operatorAlarm.ts'

/** What a warning may name. An error's message is not logged, since it may quote a person; these are. */
export interface WarningFacts {
  alarm?: OperatorAlarm
  accountId?: string
  /** Of an event, a customer or a subscription at Stripe. */
  stripeId?: string
  /** What another company answered, by its own names. */
  status?: number
  code?: string
}

/** Writes a warning for operators about a failure that did not stop the work. */
export type Warn = (what: string, error: unknown, facts?: WarningFacts) => void
