import { type PricingInfo, pricing } from '../../../shared/contract/pricing.ts'
import { currencies, DEFAULT_CURRENCY, FALLBACK_PRICE } from '../../../shared/domain/money.ts'
import { DEFAULT_PLAN } from '../../../shared/domain/priceBook.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { useReply } from '../../lib/api/call.ts'

/** Prices in the visitor's currency. If they cannot be read: dollars, and the fallback price. */
export function usePricing() {
  const { data, error, mutate } = useReply(pricing.readGeoInfo, {})
  const reload = () => mutate()
  if (!data) return { ...fallback, reload, isLoading: !error, error: error && messageOf(error, error.message) }

  const { display, period } = data.pricing[DEFAULT_PLAN].prices[data.currency.code]
  return { ...data, monthlyPrice: `${display}/${period}`, reload, isLoading: false, error: undefined }
}

const fallback = {
  currency: currencies[DEFAULT_CURRENCY],
  country: 'US',
  isDetected: false,
  hasManualOverride: false,
  availableCurrencies: Object.values(currencies),
  pricing: {} as Partial<PricingInfo['pricing']>,
  monthlyPrice: FALLBACK_PRICE,
}
