import useSWR, { type SWRResponse } from 'swr'
import { billing } from '../../../../shared/contract/billing.ts'
import type { Checkout } from '../../../../shared/domain/billing.ts'
import type { CurrencyCode } from '../../../../shared/domain/money.ts'
import { DEFAULT_PLAN } from '../../../../shared/domain/priceBook.ts'
import type { ApiError } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'

interface CheckoutKey {
  userId: string
  /** Undefined until it is known. */
  currency: CurrencyCode | undefined
}

/**
 * The account's open checkout in a currency. Asking again answers the same one, so it is cached like a read: rendering
 * twice begins no second one. While the currency changes, the one before stays.
 */
export const useCheckout = ({ userId, currency }: CheckoutKey): SWRResponse<Checkout, ApiError> =>
  useSWR(currency ? `checkout ${userId} ${currency}` : null, () => openInTurn(currency!), {
    revalidateOnMount: true,
    keepPreviousData: true,
  })

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that of two currencies the one chosen last stays. */
function openInTurn(currency: CurrencyCode): Promise<Checkout> {
  const next = last.catch(() => {}).then(() => call(billing.subscribe, { body: { plan: DEFAULT_PLAN, currency } }))
  last = next
  return next
}

/** What is wrong with a checkout that was answered, or undefined. */
export function defectOf({ clientSecret, userStatus }: Checkout): string | undefined {
  // The type says 'free'; a server of another release may say something else.
  if ((userStatus as string) !== 'free') return 'Unexpected status change detected'
  const isSecret = typeof clientSecret === 'string' && /^seti_.*_secret_/.test(clientSecret)
  return isSecret ? undefined : 'The payment form came without its key. You have not been charged.'
}
