import type { CurrencyCode } from '../../shared/domain/money.ts'

/** Everything we ever count. Nothing here may tell who someone is, when they were born or what they wrote. */
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

type Deliver = (name: string, parameters: object) => void

let deliver: Deliver | undefined
let waiting: Parameters<Deliver>[] = []

/** Counts an event. Until the person has consented it stays in the memory of this page and goes nowhere. */
export function track<Name extends keyof AnalyticsEvents>(name: Name, parameters: AnalyticsEvents[Name]): void {
  if (deliver) deliver(name, parameters)
  else waiting = [...waiting, [name, parameters] as Parameters<Deliver>].slice(-MOST_WAITING)
}

/** Consent, with the place that events go to from now on; none withdraws it and forgets what was waiting. */
export function setConsent(to: Deliver | undefined): void {
  deliver = to
  for (const event of waiting) to?.(...event)
  waiting = []
}

const MOST_WAITING = 50
