import { pricing } from '../../../shared/contract/pricing.ts'
import { currencies, DEFAULT_CURRENCY, FALLBACK_PRICE } from '../../../shared/domain/money.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { useReply } from '../../lib/call.ts'

/** Prices in the person's currency. Where they cannot be read, dollars and the fallback price stand in. */
export function usePricing() {
  const { data, error } = useReply(pricing.readGeoInfo, {})
  if (!data) return { ...fallback, error: error && wordsOf(error, error.message) }

  const { display, period } = data.pricing.weekly.prices[data.currency.code]
  return { ...data, monthlyPrice: `${display}/${period}`, error: undefined }
}

const fallback = {
  currency: currencies[DEFAULT_CURRENCY],
  country: 'US',
  isDetected: false,
  hasManualOverride: false,
  availableCurrencies: Object.values(currencies),
  pricing: {},
  monthlyPrice: FALLBACK_PRICE,
}
