import type { AdminUser } from '../../../shared/domain/admin.ts'
import { labelsOf } from '../../../shared/domain/membershipLabels.ts'
import { membershipOf } from '../../../shared/domain/subscription.ts'
import { secondsOf } from '../../../shared/domain/time.ts'
import { standingOf } from '../../lib/session/standingOf.ts'
import { longDateAt, now } from '../../lib/time/dates.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import styles from './adminArea.module.css'

/** What somebody has, and until when. */
export function Plan({ user }: { user: AdminUser }) {
  const membership = membershipOf(standingOf(user), now())
  const { accountPlan } = labelsOf(membership)
  const end = membership.accessExpirationDate
  const until = end === null ? undefined : `until ${longDateAt(end)}`
  const notes = [
    user.isComplimentary && 'Complimentary',
    user.isPastDue && 'Past due',
    user.isDisputed && 'Disputed',
    !user.emailVerified && 'Email not verified',
    user.hasGoogle && 'Google',
  ].filter(Boolean)
  return (
    <>
      <Badge tone={membership.hasActiveAccess ? 'good' : 'plain'}>{accountPlan}</Badge>
      {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
      <span className={styles.line}>{until ?? `joined ${longDateAt(secondsOf(new Date(user.createdAt)))}`}</span>
    </>
  )
}
