import { pricing } from '../../shared/contract/pricing.ts'
import { localPricing } from '../../shared/domain/localPricing.ts'
import { CURRENCY_COOKIE } from '../kit/http/cookies.ts'
import { serve } from '../kit/http/serve.ts'
import { wireAnonymous } from '../wiring/anyone.ts'

export const handler = serve(pricing, wireAnonymous(), {
  readGeoInfo: ({ visitor }) => localPricing({ country: visitor.country, chosen: visitor.cookies[CURRENCY_COOKIE] }),

  setCurrency: ({ body, cookies }) => {
    cookies.keepCurrency(body.currency)
    return { success: true as const, currency: body.currency }
  },
})
