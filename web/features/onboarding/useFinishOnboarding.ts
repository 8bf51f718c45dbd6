import { useState } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import { ApiError, messageOf } from '../../lib/api/ApiError.ts'
import { useNavigate } from '../../lib/navigation/router.tsx'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { useBusy } from '../../lib/state/useBusy.ts'
import { storage } from '../../lib/storage/storage.ts'
import { delay } from '../../lib/time/delay.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { type CompletionKind, finishOnboarding } from './finishOnboarding.ts'
import type { OnboardingState } from './useOnboarding.ts'

/** Completes onboarding and opens the dashboard. After a failure the answers stay and it can be retried. */
export function useFinishOnboarding({ progress, showErrors }: OnboardingState) {
  const { startSession } = useSession()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()

  const { busy, run } = useBusy(async (kind: CompletionKind) => {
    setFailure(undefined)
    try {
      await startSession(await finishOnboarding(progress, kind))
    } catch (error) {
      const message = messageOf(error, FAILED)
      setFailure(message)
      showToast({ title: 'Error', description: message, tone: 'danger' })
      return showErrors((error instanceof ApiError && error.body.fields) || {})
    }

    // The Big Three, and not a toast over them, is the welcome.
    showToast({ ...toasts[kind], isOnlyAnnounced: kind !== 'correction' })
    if (kind !== 'correction') {
      storage.write('showBigThreeOnDashboard', 'true')
      storage.write('askAboutLetter', 'true')
    }
    if (kind === 'welcome') {
      storage.write('showTrialModalOnDashboard', 'true')
      await delay(WELCOME_MS)
    }
    navigate(paths.dashboard)
  })
  return { busy, failure, finish: (kind: CompletionKind) => void run(kind) }
}

const FAILED = 'Failed to complete onboarding. Please try again.'
const WELCOME_MS = 1500

const toasts: Record<CompletionKind, { title: string; description: string }> = {
  welcome: { title: `Welcome to ${brand.name}`, description: "Your chart and today's reading are ready." },
  free: { title: `Welcome to ${brand.name}`, description: 'Your free daily reading is ready.' },
  correction: { title: 'Saved', description: 'Your readings will use your new answers from now on.' },
}
