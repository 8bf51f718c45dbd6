import type { CurrencyCode } from '../../../shared/domain/money.ts'

/** Every analytics event. None may carry identity, birth data or anything a person wrote. */
export interface AnalyticsEvents {
  sign_up: { method: 'email' | 'google' }
  login: { method: 'email' | 'google' }
  onboarding_start: Record<string, never>
  onboarding_complete: {
    birth_date_provided: boolean
    birth_time_provided: boolean
    birth_place_provided: boolean
  }
  start_trial: { currency: CurrencyCode; value: 0; trial_period_days: 3 }
  purchase: { currency: CurrencyCode; value: number; transaction_id: string; items: [{ item_name: string }] }
  begin_checkout: Record<string, never>
  horoscope_view: { type: string }
  compatibility_check: { type: string }
  ai_chat_message: { message_count: number }
  natal_chart_view: Record<string, never>
  subscription_cancel: { reason: string }
  subscription_reactivate: Record<string, never>
}

type Deliver = (name: keyof AnalyticsEvents, parameters: object) => void

let deliver: Deliver | undefined
let isAnswered = false
let queue: ((to: Deliver) => void)[] = []

/**
 * Records an event. Until consent is given it is only queued in memory, and once it is refused it is dropped. `isDue` is
 * asked when the event goes out, so that what must be told once is marked as told only then.
 */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
  isDue: () => boolean = () => true,
): void {
  const send = (to: Deliver) => {
    if (isDue()) to(name, parameters)
  }
  if (deliver) send(deliver)
  else if (!isAnswered) queue = [...queue, send].slice(-MAX_QUEUED)
}

/** Grants consent and says where events go, starting with the queued ones; undefined refuses or withdraws it. */
export function setConsent(to: Deliver | undefined): void {
  deliver = to
  isAnswered = true
  if (to) for (const send of queue) send(to)
  queue = []
}

const MAX_QUEUED = 50
