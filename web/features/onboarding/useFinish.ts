import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { brand } from '../../../shared/domain/brand.ts'
import { CallError, wordsOf } from '../../lib/CallError.ts'
import { pause } from '../../lib/pause.ts'
import { useSession } from '../../lib/session.tsx'
import { storage } from '../../lib/storage.ts'
import { useBusy } from '../../lib/useBusy.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { type Ending, finishOnboarding } from './finishOnboarding.ts'
import type { OnboardingState } from './useOnboarding.ts'

/** Ends onboarding and goes to the dashboard; after a failure everything stays and may be tried again. */
export function useFinish({ progress, refuse }: OnboardingState) {
  const { signedIn } = useSession()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()

  const { busy, run } = useBusy(async (ending: Ending) => {
    setFailure(undefined)
    try {
      await signedIn(await finishOnboarding(progress, ending))
    } catch (error) {
      const words = wordsOf(error, FAILED)
      setFailure(words)
      notify({ title: 'Error', description: words, tone: 'danger' })
      return refuse((error instanceof CallError && error.body.fields) || {})
    }

    notify(notices[ending])
    if (ending === 'welcome') {
      storage.write('showTrialModalOnDashboard', 'true')
      await pause(WELCOME_MS)
    }
    navigate(paths.dashboard)
  })
  return { busy, failure, finish: (ending: Ending) => void run(ending) }
}

const FAILED = 'Failed to complete onboarding. Please try again.'
const WELCOME_MS = 1500

const notices: Record<Ending, { title: string; description: string }> = {
  welcome: { title: `Welcome to ${brand.name}`, description: "Your chart and today's reading are ready." },
  free: { title: `Welcome to ${brand.name}`, description: 'Your free daily reading is ready.' },
  correction: { title: 'Saved', description: 'Your readings will use your new answers from now on.' },
}
