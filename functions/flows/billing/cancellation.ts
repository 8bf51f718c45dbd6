import { formatMoney } from '../../../shared/domain/money.ts'
import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { currencyCodeOf } from '../../domain/billing/currencyCodeOf.ts'

/** The amount in minor units, the currency in lower case, the instant in ISO format. */
export interface LastCharge {
  amount: number
  currency: string
  at: string
}

export interface Cancellation {
  message: string
  cancellation: {
    access_ends_at: string
    /** Whether access goes on until then, as the server's clock has it. */
    has_access: boolean
    /** What was charged last for what goes on until then; null where nothing was. */
    charged: LastCharge | null
  }
}

interface Cancelled {
  /**
   * `uncharged`: its month had begun and its charge was stopped. `owing`: the last charge had failed. `refunded`: it was
   * given back.
   */
  kind: 'trial' | 'paid' | 'uncharged' | 'owing' | 'refunded'
  endsAt: EpochSeconds
  charge: LastCharge | null
}

/** What somebody is told who has cancelled. The day until which access goes on is for the page to say, in its own zone. */
export const cancellationOf = ({ kind, endsAt, charge }: Cancelled): Cancellation => ({
  message: messageOf(kind, charge),
  cancellation: {
    access_ends_at: isoInstant(endsAt),
    has_access: kind === 'trial' || kind === 'paid',
    // What was given back pays for nothing.
    charged: kind === 'refunded' ? null : charge,
  },
})

function messageOf(kind: Cancelled['kind'], charge: LastCharge | null): string {
  switch (kind) {
    case 'trial':
      return "Your trial is cancelled. You won't be charged."
    case 'uncharged':
      return "Your subscription is cancelled before it was charged. Premium has ended, and you won't be charged."
    case 'owing':
      return "Your subscription is cancelled. Premium has ended, and you won't be charged again."
    case 'refunded':
      return charge
        ? `Your subscription is cancelled, and ${priceOf(charge)} goes back to your card. It can take your bank up to ten days to show it. Premium has ended.`
        : 'Your subscription is cancelled and refunded. Premium has ended.'
    case 'paid':
      return charge
        ? `Your subscription is cancelled. Your last charge was ${priceOf(charge)}. You won't be charged again.`
        : "Your subscription is cancelled. You won't be charged again."
  }
}

const priceOf = ({ amount, currency }: LastCharge) => formatMoney(amount, currencyCodeOf(currency))
