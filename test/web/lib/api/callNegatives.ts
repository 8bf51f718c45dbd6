/*
 * Calls that must not compile. Only the type check reads this file; a missing expected error fails it.
 */
import { api } from '../../../../shared/contract/index.ts'
import type { PricingInfo } from '../../../../shared/contract/pricing.ts'
import { call, useReply } from '../../../../web/lib/api/call.ts'

export const pricing: Promise<PricingInfo> = call(api.pricing.readGeoInfo, {})

// @ts-expect-error the body is missing
call(api.pricing.setCurrency, {})

// @ts-expect-error a currency that we do not have
call(api.pricing.setCurrency, { body: { currency: 'EUR' } })

// @ts-expect-error the parameters of the path are missing
call(api.identity.verifyEmail, {})

// @ts-expect-error the reply is of another shape
export const wrong: Promise<{ price: number }> = call(api.pricing.readGeoInfo, {})

// @ts-expect-error what is posted cannot be read
export const useWrong = () => useReply(api.pricing.setCurrency, { body: { currency: 'USD' } })
