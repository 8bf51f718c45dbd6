import type { AdminUser } from '../../../shared/domain/admin.ts'

/** What goes with a call: why, and the status that the operator saw. */
interface Why {
  reason?: string
  expectedStatus: AdminUser['subscriptionStatus']
}

export interface Outcome {
  title: string
  description: string
  seconds?: number
  /** As the person is now; null when they are gone, and absent when the row has not changed. */
  user?: AdminUser | null
  temporaryPassword?: string
}

/** What an operator is asked before something that charges, destroys, locks out or gives months away. */
interface Question {
  title: string
  text: string
  confirm: string
  /** Whether a reason must be given. */
  needsReason: boolean
}

export interface RowAction {
  label: string
  isFor: (user: AdminUser) => boolean
  ask?: (user: AdminUser) => Question
  act: (user: AdminUser, why: Why) => Promise<Outcome>
  failure: { title: string; fallback: string }
  isDangerous?: true
}
