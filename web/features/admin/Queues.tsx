import type { ReactNode } from 'react'
import { admin } from '../../../shared/contract/admin.ts'
import type { AdminUser } from '../../../shared/domain/admin.ts'
import type { AdminQueues } from '../../../shared/domain/adminPerson.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { DAY, secondsOf } from '../../../shared/domain/time.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { now } from '../../lib/time/dates.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './adminArea.module.css'
import { instant, mailNameOf } from './adminWords.ts'
import { useAdminReply } from './callAdmin.ts'
import { personOf } from './personOf.ts'

/** What waits for an operator: each line leads to the person. */
export function Queues() {
  const queues = useAdminReply(admin.readQueues, {})
  return (
    <AsyncBoundary result={queues} fallback={<Skeleton lines={8} />} failed="We couldn't load the queues.">
      {(waiting) => <Waiting {...waiting} />}
    </AsyncBoundary>
  )
}

export function Waiting({ failedPayments, endingTrials, deadMails }: AdminQueues) {
  const isWithinADay = ({ trialEndsAt }: AdminUser) =>
    trialEndsAt !== null && secondsOf(new Date(trialEndsAt)) <= now() + DAY
  return (
    <>
      <Queue title="Failed payments" none="No charge has failed.">
        {failedPayments.map(({ user, amount, currency, nextTryAt, lastMailAt }) => (
          <Entry key={user.id} id={user.id} name={user.email}>
            {[
              amount !== null && currency !== null && formatMoney(amount, currency),
              nextTryAt ? `next try ${instant(nextTryAt)}` : 'no next try is known',
              lastMailAt ? `told ${instant(lastMailAt)}` : 'not told yet',
            ]}
          </Entry>
        ))}
      </Queue>
      <Queue title="Trials that end within a day" none="None.">
        {endingTrials.filter(isWithinADay).map((user) => (
          <EndingTrial key={user.id} user={user} />
        ))}
      </Queue>
      <Queue title="Trials that end within three days" none="None.">
        {endingTrials
          .filter((user) => !isWithinADay(user))
          .map((user) => (
            <EndingTrial key={user.id} user={user} />
          ))}
      </Queue>
      <Queue title="Mails that were given up" none="None.">
        {deadMails.map(({ userId, kind, at }) => (
          <Entry key={`${userId} ${kind} ${at}`} id={userId} name={userId}>
            {[mailNameOf(kind), `given up ${instant(at)}`]}
          </Entry>
        ))}
      </Queue>
    </>
  )
}

const EndingTrial = ({ user }: { user: AdminUser }) => (
  <Entry id={user.id} name={user.email}>
    {[
      user.trialEndsAt && `ends ${instant(user.trialEndsAt)}`,
      user.isComplimentary ? 'given, nothing is charged' : 'the first charge follows',
    ]}
  </Entry>
)

interface QueueProps {
  title: string
  none: string
  children: ReactNode[]
}

const Queue = ({ title, none, children }: QueueProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children.length === 0 ? <p>{none}</p> : <ol className={styles.audit}>{children}</ol>}
  </section>
)

interface EntryProps {
  id: string
  name: string
  children: (string | false | null)[]
}

const Entry = ({ id, name, children }: EntryProps) => (
  <li>
    <Link to={personOf(id)}>{name}</Link>
    <span className={styles.line}>{children.filter(Boolean).join(' · ')}</span>
  </li>
)
