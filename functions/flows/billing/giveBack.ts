import { Problem } from '../../../shared/contract/problem.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { Warn } from '../../domain/ports/warn.ts'

export interface GiveBackNeeds {
  payments: Pick<Payments, 'refundInvoice'>
  warn: Warn
}

/**
 * Gives a charge back that should not have been made; answers whether Stripe did. What it refuses, as where the charge is
 * disputed, is for an operator, and must not keep everything else of this customer from being put right.
 */
export async function giveBack({ payments, warn }: GiveBackNeeds, stripeId: string): Promise<boolean> {
  try {
    await payments.refundInvoice(stripeId)
    return true
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'REFUND_REFUSED') throw error
    warn('Stripe refused to give a charge back', error, { alarm: 'refusedRefund', stripeId })
    return false
  }
}
