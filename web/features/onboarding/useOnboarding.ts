import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type OnboardingProgress, startOnboarding, stepOfField, stepToShow } from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { draft } from '../../lib/draft.ts'
import type { FieldErrors } from '../../lib/fieldErrors.ts'
import { hasJustReturned } from './authReturn.ts'

/** Answers and step. The step lives in the address, so that the browser's own Back works; answers survive a reload. */
export function useOnboarding(profile: Profile | null) {
  const [search, setSearch] = useSearchParams()
  const wished = search.has('step') ? Number(search.get('step')) : null
  const [start] = useState(() => enter(profile, wished))
  const [progress, setProgress] = useState(start.progress)
  const [errors, setErrors] = useState<FieldErrors>({})
  const step = stepToShow(wished ?? start.step, progress)
  const isCorrecting = profile?.onboardingCompleted === true

  const keep = (answers: OnboardingProgress, at: number) => isCorrecting || draft.save(answers, at)
  const go = (to: number, answers = progress) => {
    keep(answers, to)
    setSearch({ step: String(to) })
  }

  return {
    step,
    progress,
    errors,
    go,
    shouldFinish: start.finish,
    answer(change: OnboardingProgress) {
      const answers = { ...progress, ...change }
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !(field in change))))
      setProgress(answers)
      keep(answers, step)
    },
    /** Shows what the server refused at the step that asks for it. */
    refuse(fields: FieldErrors) {
      const steps = Object.keys(fields).flatMap((field) => stepOfField(field) ?? [])
      setErrors(fields)
      if (steps.length > 0) go(Math.min(...steps))
    },
  }
}

export type OnboardingState = ReturnType<typeof useOnboarding>

function enter(profile: Profile | null, wishedStep: number | null) {
  const saved = draft.read()
  const justAuthenticated = hasJustReturned()
  return startOnboarding({ profile, draft: saved.progress, draftStep: saved.step, wishedStep, justAuthenticated })
}
