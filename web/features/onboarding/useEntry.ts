import { useEffect, useEffectEvent } from 'react'
import { track } from '../../lib/analytics.ts'
import { forgetReturn } from './authReturn.ts'
import type { Ending } from './finishOnboarding.ts'

interface Options {
  shouldFinish: boolean
  isMember: boolean
  finish: (ending: Ending) => void
}

/** What happens once when the page is entered: with nothing left to ask, onboarding ends by itself. */
export function useEntry({ shouldFinish, isMember, finish }: Options): void {
  const enter = useEffectEvent(() => {
    forgetReturn()
    if (shouldFinish) finish('welcome')
    else if (!isMember) track('onboarding_start', {})
  })
  useEffect(() => enter(), [])
}
