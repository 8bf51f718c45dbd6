import { type FormEvent, useState } from 'react'
import { birthDateError } from '../../../shared/domain/birth.ts'
import { ACCOUNT_STEP } from '../../../shared/domain/onboarding.ts'
import { today } from '../../lib/dates.ts'
import { pause } from '../../lib/pause.ts'
import type { OnboardingState } from './useOnboarding.ts'

type Options = Pick<OnboardingState, 'step' | 'progress' | 'go'> & { isVisitor: boolean; onSignUp: () => void }

/** The way to the next step, and for a visitor who has answered everything to signing up. */
export function useContinue({ step, progress, go, isVisitor, onSignUp }: Options) {
  const [isLeaving, setLeaving] = useState(false)

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (step === 1 && birthDateError(progress.birthDate ?? '', today())) return
    go(step + 1)
    if (step !== ACCOUNT_STEP - 1 || !isVisitor) return

    setLeaving(true)
    await pause(OVERLAY_MS)
    setLeaving(false)
    onSignUp()
  }
  return { isLeaving, goOn }
}

const OVERLAY_MS = 900
