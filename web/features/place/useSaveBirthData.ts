import { account } from '../../../shared/contract/account.ts'
import type { Profile, ProfileChange } from '../../../shared/domain/user.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'

/** Saves corrected birth data and refetches every reading that depends on it. */
export function useSaveBirthData(onSaved: (saved: Profile) => void) {
  const { startSession } = useSession()
  const { busy, run } = useBusy(async (change: ProfileChange) => {
    try {
      const saved = await call(account.saveProfile, { body: change })
      onSaved(saved)
      await startSession(saved)
    } catch (error) {
      showToast({
        title: 'Update Failed',
        description: messageOf(error, "We couldn't save your change. Please try again."),
        tone: 'danger',
      })
    }
  })
  return { busy, save: (change: ProfileChange) => void run(change) }
}
