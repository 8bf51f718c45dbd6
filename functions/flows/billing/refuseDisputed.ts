import { Problem } from '../../../shared/contract/problem.ts'
import type { Entitlement } from '../../domain/billing/entitlement.ts'

/** An operator gives nothing to somebody whose bank disputes a charge, before the dispute is cleared. */
export function refuseDisputed(entitlement: Entitlement | undefined): void {
  if (entitlement?.disputedAt === undefined) return
  throw new Problem('ACTION_UNAVAILABLE', {
    message: "This person's bank disputes a payment. Clear the dispute first.",
  })
}
