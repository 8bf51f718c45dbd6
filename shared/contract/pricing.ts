import * as z from 'zod/mini'
import { Currency, CurrencyCode } from '../domain/money.ts'
import { PlanPricing } from '../domain/planPricing.ts'
import { Plan } from '../domain/priceBook.ts'
import { MINUTE } from '../domain/time.ts'
import { group, perAddress } from './endpoint.ts'

export const PricingInfo = z.object({
  currency: Currency,
  country: z.string(),
  isDetected: z.boolean(),
  hasManualOverride: z.boolean(),
  availableCurrencies: z.array(Currency),
  pricing: z.record(Plan, PlanPricing),
})
export type PricingInfo = z.infer<typeof PricingInfo>

export const pricing = group({
  readGeoInfo: {
    method: 'GET',
    path: '/api/geo-info',
    access: 'anyone',
    limits: [perAddress(60, MINUTE)],
    reply: PricingInfo,
  },
  setCurrency: {
    method: 'POST',
    path: '/api/set-currency',
    access: 'anyone',
    limits: [perAddress(30, MINUTE)],
    body: z.object({ currency: CurrencyCode }),
    reply: z.object({ success: z.literal(true), currency: CurrencyCode }),
  },
})
