import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { account } from '../../../../shared/contract/account.ts'
import type { StartedSubscription } from '../../../../shared/domain/billing.ts'
import { call } from '../../../lib/api/call.ts'
import { lazyOrNothing } from '../../../lib/chunks/lazyOrNothing.ts'
import { useNavigate } from '../../../lib/navigation/router.tsx'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { now } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import stack from '../../../ui/layout/Stack.module.css'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useStateNote } from '../billing/useStateNote.ts'
import { useMembership } from '../useMembership.ts'
import { welcomeOf } from './welcomeOf.ts'

/** Counts down to the dashboard. Says only what is true: somebody may open this page without having paid. */
export function StartedTrial({ started }: { started: StartedSubscription | undefined }) {
  const left = useCountdown()
  const { user } = useSession()
  useFreshSession(started)

  const outcome = useOutcome(started)
  return (
    <>
      <h1>{outcome.title}</h1>
      <p>{outcome.description}</p>
      <p role="timer">{`Taking you to your dashboard in ${left} ${left === 1 ? 'second' : 'seconds'}.`}</p>
      <div className={stack.form}>
        <LinkButton to={paths.dashboard} wide>
          Go to Dashboard
        </LinkButton>
        {outcome === NOT_STARTED && (
          <LinkButton to={paths.subscribe} tone="quiet" wide>
            Go to checkout
          </LinkButton>
        )}
      </div>
      {outcome !== NOT_STARTED && user && (
        <Suspense>
          <TrialDays user={user} />
        </Suspense>
      )}
    </>
  )
}

/** Below everything, so that nothing moves when it arrives. */
const TrialDays = lazyOrNothing(async () => (await import('../trial/TrialDays.tsx')).TrialDays)

/** What has just started; else, as when the page is opened again, what they have by now. */
function useOutcome(started: StartedSubscription | undefined) {
  const { hasActiveAccess, isSubscriptionCancelled } = useMembership()
  const note = useStateNote()
  const welcome = started && !isSubscriptionCancelled ? welcomeOf(started, now()) : undefined
  if (welcome) return welcome
  if (hasActiveAccess) return { title: 'You have Premium', description: note }
  return started ? SEE_SETTINGS : NOT_STARTED
}

/** The session may not know yet what has started, or it may have ended since. */
const SEE_SETTINGS = { title: 'Your checkout is complete', description: 'You can see your plan in Settings.' }
const NOT_STARTED = { title: 'No trial started', description: 'No checkout was open, so nothing was charged.' }

function useCountdown(): number {
  const navigate = useNavigate()
  const [left, setLeft] = useState(SECONDS)
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : navigate(paths.dashboard, { replace: true })), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate])
  return left
}

const SECONDS = 5

/** What the dashboard will show depends on the new access. */
function useFreshSession(started: StartedSubscription | undefined): void {
  const { startSession } = useSession()
  const refresh = useEffectEvent(async () => {
    const user = await call(account.readSessionUser, {}).catch(() => undefined)
    if (user) await startSession(user).catch(() => {})
  })
  useEffect(() => void (started && refresh()), [started])
}
