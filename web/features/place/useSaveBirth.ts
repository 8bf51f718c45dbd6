import { profile } from '../../../shared/contract/profile.ts'
import type { OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.tsx'
import { useBusy } from '../../lib/useBusy.ts'
import { notify } from '../../ui/notify.ts'

/** Saves a correction of the birth; every reading that rests on it is read anew. */
export function useSaveBirth(onSaved: (saved: Profile) => void) {
  const { signedIn } = useSession()
  const { busy, run } = useBusy(async (change: OnboardingProgress) => {
    try {
      const saved = await call(profile.saveProfile, { body: change })
      onSaved(saved)
      await signedIn(saved)
    } catch (error) {
      notify({
        title: 'Update Failed',
        description: wordsOf(error, "We couldn't save your change. Please try again."),
        tone: 'danger',
      })
    }
  })
  return { busy, save: (change: OnboardingProgress) => void run(change) }
}
