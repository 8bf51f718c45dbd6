import { useEffect, useEffectEvent, useState } from 'react'
import { verification } from '../../shared/contract/identity/verification.ts'
import { SkyPage } from '../features/shell/SkyPage.tsx'
import { VerificationFailed, VerificationSucceeded } from '../features/verification/VerificationResult.tsx'
import { missingToken, verificationOutcome } from '../features/verification/verificationOutcome.ts'
import { useReply } from '../lib/api/call.ts'
import { focusMain } from '../lib/navigation/focusMain.ts'
import { useLinkToken } from '../lib/navigation/useLinkToken.ts'
import { useSession } from '../lib/session/SessionProvider.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { showToast } from '../ui/feedback/showToast.ts'
import stack from '../ui/layout/Stack.module.css'

export function VerifyEmail() {
  const token = useLinkToken('token')
  return (
    <SkyPage title="Email verification">
      <meta name="referrer" content="no-referrer" />
      {token ? <LinkVerification token={token} /> : <NoToken />}
    </SkyPage>
  )
}

/** Waits until it is known who is signed in, since that decides what to do first. */
function NoToken() {
  const { user, isLoading } = useSession()
  if (!user && isLoading) return <Verifying />
  return <VerificationFailed outcome={missingToken} onRetry={() => {}} />
}

/** Verifies through the reply cache, so that rendering twice does not use the link twice. */
function LinkVerification({ token }: { token: string }) {
  const { isAsking, refresh } = useSession()
  // The link gives this browser a new session, and a later answer about the old one would be taken for one about the new.
  const [isReady, setReady] = useState(!isAsking)
  if (!isAsking && !isReady) setReady(true)
  const link = useReply(verification.verifyEmail, { params: { token } }, { enabled: isReady })
  // Kept in state: the link may end the session in this browser, which clears the reply cache.
  const [done, setDone] = useState(link.data)
  if (link.data && !done) setDone(link.data)
  const outcome = verificationOutcome(done, link.error)

  const onDone = useEffectEvent(() => {
    showToast({ title: outcome.title, description: outcome.message })
    refresh()
  })
  const isDone = done !== undefined
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  function retry() {
    // The button is about to be replaced by a skeleton.
    focusMain()
    void link.mutate()
  }

  if ((!isReady || link.isValidating) && !isDone) return <Verifying />
  if (isDone) return <VerificationSucceeded {...outcome} />
  return <VerificationFailed outcome={outcome} onRetry={retry} />
}

const Verifying = () => (
  <div role="status">
    <h1>Verifying your email</h1>
    <div className={stack.form}>
      <Skeleton lines={1} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </div>
  </div>
)
