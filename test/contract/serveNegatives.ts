/*
 * What must not compile. The type check reads this file; nothing runs it. An expected error that stays away is one.
 */
import type { ServeNeeds } from '../../functions/kit/http/serve.ts'
import { serve } from '../../functions/kit/http/serve.ts'
import { type Endpoint, perAddress } from '../../shared/contract/endpoint.ts'
import { api } from '../../shared/contract/index.ts'
import { Problem } from '../../shared/contract/problem.ts'
import { planPricing } from '../../shared/domain/planPricing.ts'
import { type EpochSeconds, epochSeconds } from '../../shared/domain/time.ts'

declare const needs: ServeNeeds
declare const success: { success: true; currency: 'USD' }
declare const geoInfo: ReturnType<Parameters<typeof serve<typeof api.pricing>>[2]['readGeoInfo']>

export const whole = serve(api.pricing, needs, { readGeoInfo: () => geoInfo, setCurrency: () => success })

// @ts-expect-error an answer is missing
serve(api.pricing, needs, { readGeoInfo: () => geoInfo })

// @ts-expect-error an answer for an endpoint that nobody declared
serve(api.pricing, needs, { readGeoInfo: () => geoInfo, setCurrency: () => success, setPrice: () => success })

serve(api.pricing, needs, {
  readGeoInfo: () => geoInfo,
  // @ts-expect-error the reply names a currency that we do not have
  setCurrency: () => ({ success: true as const, currency: 'EUR' }),
})

serve(api.pricing, needs, {
  // @ts-expect-error the reply lacks a field
  readGeoInfo: () => ({ country: 'US', pricing: { weekly: planPricing('weekly') } }),
  setCurrency: () => success,
})

serve(api.pricing, needs, {
  readGeoInfo: () => geoInfo,
  // @ts-expect-error nobody is signed in where anyone may call
  setCurrency: ({ member }) => member.account.id && success,
})

// @ts-expect-error an endpoint without a limit
export const unlimited: Endpoint['limits'] = []

// @ts-expect-error a path outside /api
export const outside: Endpoint['path'] = '/things'

// @ts-expect-error a code that no problem has
export const unknown = new Problem('TEAPOT')

// @ts-expect-error milliseconds are not EpochSeconds
export const instant: EpochSeconds = 1_790_000_000_000

export const right: EpochSeconds = epochSeconds(1_790_000_000)
export const limit: Endpoint['limits'] = [perAddress(1, 1)]
