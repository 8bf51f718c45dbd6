import { type FormEvent, useState } from 'react'
import { birthDateError } from '../../../shared/domain/birth.ts'
import { ACCOUNT_STEP } from '../../../shared/domain/onboarding.ts'
import { useLocation } from '../../lib/navigation/router.tsx'
import { today } from '../../lib/time/dates.ts'
import { delay } from '../../lib/time/delay.ts'
import type { OnboardingState } from './useOnboarding.ts'

type Options = Pick<OnboardingState, 'step' | 'progress' | 'go'> & { isVisitor: boolean; onSignUp: () => void }

/** Continues to the next step; after the last question, a visitor is asked to sign up. */
export function useNextStep({ step, progress, go, isVisitor, onSignUp }: Options) {
  const [isLeaving, setLeaving] = useState(false)
  const isReview = useLocation().state?.isReview === true

  async function continueToNextStep(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (step === 1 && birthDateError(progress.birthDate ?? '', today())) return
    if (isReview) return go(ACCOUNT_STEP)
    go(step + 1)
    if (step !== ACCOUNT_STEP - 1 || !isVisitor) return

    setLeaving(true)
    await delay(OVERLAY_MS)
    setLeaving(false)
    onSignUp()
  }
  return { isLeaving, isReview, continueToNextStep }
}

const OVERLAY_MS = 900
