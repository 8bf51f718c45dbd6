import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { account } from '../../../../shared/contract/account.ts'
import type { StartedSubscription } from '../../../../shared/domain/billing.ts'
import { call } from '../../../lib/api/call.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useMembership } from '../useMembership.ts'

/** Counts down to the dashboard. Says only what is true: somebody may open this page without having paid. */
export function StartedTrial({ started }: { started: StartedSubscription | undefined }) {
  const { hasActiveAccess } = useMembership()
  const left = useCountdown()
  useFreshSession(started)

  const [title, text] = started || hasActiveAccess ? wordsOf(started) : NOT_STARTED
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p role="timer">Taking you to your dashboard in {left}.</p>
      <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
    </>
  )
}

const wordsOf = (started: StartedSubscription | undefined): [title: string, text: string] =>
  started?.purchase
    ? ['Welcome to Premium', "Your payment went through. We'll email you the receipt."]
    : ["You're in", 'Your access is open. You can see your plan and cancel at any time in Settings.']

const NOT_STARTED: [title: string, text: string] = [
  'No trial started',
  'There was no checkout to finish, and you have not been charged.',
]

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
