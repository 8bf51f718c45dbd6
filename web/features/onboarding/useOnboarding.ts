import { useState } from 'react'
import { type OnboardingProgress, startOnboarding, stepOfField, stepToShow } from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import type { FieldErrors } from '../../lib/api/fieldErrors.ts'
import { useSearchParams } from '../../lib/navigation/router.tsx'
import { onboardingDraft } from '../../lib/storage/onboardingDraft.ts'
import { hasJustReturned } from './authReturnFlags.ts'

/** The answers and the current step. The step is in the URL, so that Back works; the answers survive a reload. */
export function useOnboarding(profile: Profile | null) {
  const [search, setSearch] = useSearchParams()
  const requestedStep = search.has('step') ? Number(search.get('step')) : null
  const [start] = useState(() => startState(profile, requestedStep))
  const [progress, setProgress] = useState(start.progress)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isKept, setKept] = useState(true)
  const step = stepToShow(requestedStep ?? start.step, progress)
  const isCorrecting = profile?.onboardingCompleted === true

  const saveDraft = (answers: OnboardingProgress, at: number) =>
    setKept(isCorrecting || onboardingDraft.save(answers, at))
  const go = (to: number, answers = progress) => {
    saveDraft(answers, to)
    setSearch({ step: String(to) })
  }

  return {
    step,
    progress,
    errors,
    /** False where the browser stores nothing: a reload would lose the answers. */
    isKept,
    go,
    shouldFinish: start.finish,
    answer(change: OnboardingProgress) {
      const answers = { ...progress, ...change }
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !(field in change))))
      setProgress(answers)
      saveDraft(answers, step)
    },
    /** Shows the errors of the server at the step of the first invalid field. */
    showErrors(fields: FieldErrors) {
      const steps = Object.keys(fields).flatMap((field) => stepOfField(field) ?? [])
      setErrors(fields)
      if (steps.length > 0) go(Math.min(...steps))
    },
  }
}

export type OnboardingState = ReturnType<typeof useOnboarding>

function startState(profile: Profile | null, wishedStep: number | null) {
  const saved = onboardingDraft.read()
  const justAuthenticated = hasJustReturned()
  return startOnboarding({ profile, draft: saved.progress, draftStep: saved.step, wishedStep, justAuthenticated })
}
