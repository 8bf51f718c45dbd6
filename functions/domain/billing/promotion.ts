import * as z from 'zod/mini'
import { Discount } from '../../../shared/domain/billing.ts'

/** A promotion code that Stripe has found valid, with what it takes off. */
export type Promotion = z.infer<typeof Promotion>
export const Promotion = z.extend(Discount, {
  /** Of the code at Stripe: the same code may be given out again for another discount. */
  id: z.string(),
})

/** Why a code that somebody entered takes nothing off. */
export type PromotionRefusal = 'unknown' | 'expired' | 'currency' | 'withTrial' | 'unavailable'
