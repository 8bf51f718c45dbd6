import { ApiError } from '../../../lib/api/ApiError.ts'
import { useBusy } from '../../../lib/state/useBusy.ts'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { billingFailure } from './billingFailure.ts'
import { useRefreshMembership } from './useRefreshMembership.ts'

interface Change {
  /** Asks the server, and says what to show when it agreed. */
  send: () => Promise<{ title: string; description: string; seconds?: number }>
  failure: { title: string; fallback: string }
  onDone?: () => void
}

/** Stops or resumes a renewal, once however often it is clicked. */
export function useRenewalChange({ send, failure, onDone }: Change) {
  const refresh = useRefreshMembership()
  return useBusy(async () => {
    try {
      showToast(await send())
      onDone?.()
    } catch (error) {
      showToast({ title: failure.title, description: billingFailure(error, failure.fallback), tone: 'danger' })
      if (!isOutdated(error)) return
    }
    // A failed read leaves what is shown as it was; the change itself is done.
    await refresh().catch(() => {})
  })
}

/** A conflict: another device has changed the subscription, so what is shown here is old. */
const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 409
