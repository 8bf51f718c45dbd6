import { useEffect, useEffectEvent, useState } from 'react'
import { countdownLabel, countdownTo, statusAt } from '../../../../shared/domain/subscription.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { standingOf } from '../../../lib/session/standingOf.ts'
import { useFromNow } from '../../../lib/time/dates.ts'
import stack from '../../../ui/layout/Stack.module.css'
import { refreshAfterTrial } from './refreshAfterTrial.ts'

/** A countdown to the end of the trial, and a notice once it has ended. */
export function TrialBanner() {
  const { user } = useSession()
  const { trialEndsAt, ...standing } = standingOf(user)
  const [sawTrial, setSawTrial] = useState(false)
  const isTrial = useFromNow((now) => statusAt({ ...standing, trialEndsAt }, now) === 'trial')
  const left = useFromNow((now) => (trialEndsAt ? countdownLabel(countdownTo(trialEndsAt, now)) : ''))

  if (isTrial && !sawTrial) setSawTrial(true)
  if (!sawTrial || standing.status === 'active') return null
  return isTrial ? <Running left={left} /> : <Expired />
}

const Running = ({ left }: { left: string }) => (
  <section className={stack.row} style={SMALL} aria-label="Free trial">
    <strong>Free Trial Active</strong>
    {/* Wider than any countdown, so that a digit more or less moves it to no other line. */}
    <span className="muted" style={{ flexBasis: '16rem' }}>{`${left} remaining • Full access`}</span>
  </section>
)

/** The server decides what follows the trial, so the session is fetched again until it has, or for some minutes. */
function Expired() {
  const refresh = useEffectEvent(useSession().refresh)
  useEffect(() => refreshAfterTrial(() => refresh()), [])

  return (
    <section className={stack.row} style={SMALL} aria-label="Free trial">
      <strong>Trial Expired</strong>
      <span className="muted">You still get your free daily reading.</span>
    </section>
  )
}

const SMALL = { rowGap: 4, paddingBottom: 12, fontSize: '0.875rem' }
