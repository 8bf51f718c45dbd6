import type { Violation } from '../../domain/billing/violation.ts'
import { type InspectIdentitiesNeeds, inspectIdentities } from '../account/inspectIdentities.ts'

interface Inspecting {
  cursor: string | undefined
  dryRun: boolean
  atMost: number
  mayGoOn: () => boolean
}

/**
 * So many people, as far as there is time; `next` is where to go on. A directory that cannot be read must not keep the
 * run from what people pay.
 */
export async function inspectPeople(needs: InspectIdentitiesNeeds, asked: Inspecting) {
  try {
    const { violations, next } = await listStray(needs, asked)
    return { violations, next, isWhole: next === undefined }
  } catch (error) {
    needs.warn('the directory could not be read', error)
    return { violations: [], next: asked.cursor, isWhole: false }
  }
}

async function listStray(needs: InspectIdentitiesNeeds, { cursor, dryRun, atMost, mayGoOn }: Inspecting) {
  const { stray, next } = await inspectIdentities(needs, {
    cursor,
    mayGoOn: (inspected) => mayGoOn() && inspected < atMost,
  })
  for (const accountId of dryRun ? [] : stray)
    needs.warn('an account is not found by its address or Google link', undefined, {
      alarm: 'strayIdentity',
      accountId,
    })
  const violations = stray.map((accountId): Violation => ({ rule: 'identity-is-one-to-one', accountId }))
  return { violations, next }
}
