import { localDateAt } from '../../../../shared/domain/time.ts'
import type { SessionUser } from '../../../../shared/domain/user.ts'
import { Link } from '../../../lib/navigation/router.tsx'
import { dayAndMonth, weekday } from '../../../lib/time/dates.ts'
import { timeZone } from '../../../lib/time/timeZone.ts'
import { paths } from '../../../paths.ts'
import { useMembership } from '../useMembership.ts'

/** When a trial is charged for, if it is, by the calendar of whoever reads it; and where to cancel. */
export function FirstCharge({ user }: { user: SessionUser }) {
  const { accessExpirationDate: end, isTrialCancelled } = useMembership()
  if (end === null) return null
  const date = localDateAt(end, timeZone())
  const day = `${weekday(date)}, ${dayAndMonth(date)}`

  if (user.isComplimentary) return <p>{`It's a gift until ${day}. It ends on its own, and you won't be charged.`}</p>
  if (isTrialCancelled) return <p>{`You've cancelled, so you won't be charged. You have Premium until ${day}.`}</p>
  return (
    <p>
      <span>{`You won't be charged before ${day}.`}</span> <Link to={paths.manageBilling}>Cancel in Billing</Link>{' '}
      before then and you pay nothing.
    </p>
  )
}
