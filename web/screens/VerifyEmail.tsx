import { useEffect, useEffectEvent, useState } from 'react'
import { verification } from '../../shared/contract/identity/verification.ts'
import { UnderSky } from '../features/shell/UnderSky.tsx'
import { LinkFailed, LinkWorked } from '../features/verification/LinkResult.tsx'
import { linkOutcome, missingToken } from '../features/verification/linkOutcome.ts'
import { useReply } from '../lib/call.ts'
import { useSession } from '../lib/session.tsx'
import { useLinkToken } from '../lib/useLinkToken.ts'
import { notify } from '../ui/notify.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

export function VerifyEmail() {
  const token = useLinkToken('token')
  return (
    <UnderSky title="Email verification">
      <meta name="referrer" content="no-referrer" />
      {token ? <Opening token={token} /> : <LinkFailed outcome={missingToken} onRetry={() => {}} />}
    </UnderSky>
  )
}

/** A reply is asked for once however often the page is drawn, and asking again would only be told "already". */
function Opening({ token }: { token: string }) {
  const link = useReply(verification.verifyEmail, { params: { token } })
  const { refresh } = useSession()
  // What the link has done stays done, also when a session ends by it and everything that was read is forgotten.
  const [done, keep] = useState(link.data)
  if (link.data && !done) keep(link.data)
  const outcome = linkOutcome(done, link.error)

  const welcome = useEffectEvent(() => {
    notify({ title: outcome.title, description: outcome.words })
    refresh()
  })
  const isDone = done !== undefined
  useEffect(() => {
    if (isDone) welcome()
  }, [isDone])

  if (link.isValidating && !isDone) return <Waiting />
  return isDone ? <LinkWorked {...outcome} /> : <LinkFailed outcome={outcome} onRetry={() => void link.mutate()} />
}

const Waiting = () => (
  <div role="status">
    <h1>Verifying your email</h1>
    <Skeleton lines={3} />
  </div>
)
