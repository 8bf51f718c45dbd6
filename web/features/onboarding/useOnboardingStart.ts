import { useEffect, useEffectEvent } from 'react'
import { track } from '../../lib/analytics/analytics.ts'
import { clearReturnFlags } from './authReturnFlags.ts'
import type { CompletionKind } from './finishOnboarding.ts'

interface Options {
  shouldFinish: boolean
  isMember: boolean
  finish: (ending: CompletionKind) => void
}

/** Runs once when the page opens. With nothing left to ask, onboarding finishes by itself. */
export function useOnboardingStart({ shouldFinish, isMember, finish }: Options): void {
  const start = useEffectEvent(() => {
    clearReturnFlags()
    if (shouldFinish) finish('welcome')
    else if (!isMember) track('onboarding_start', {})
  })
  useEffect(() => start(), [])
}
