import type { BillingInfo } from '../../../../shared/domain/billing.ts'
import { labelsOf } from '../../../../shared/domain/membershipLabels.ts'
import { priceBook } from '../../../../shared/domain/priceBook.ts'
import { secondsOf } from '../../../../shared/domain/time.ts'
import { Link } from '../../../lib/navigation/router.tsx'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { longDateAt } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { Loading } from '../../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useMembership } from '../useMembership.ts'
import styles from './billing.module.css'
import { useStateNote } from './useStateNote.ts'
import { wireMoney } from './wireMoney.ts'

interface Props {
  /** Undefined while it is being read. */
  billed: BillingInfo['subscription'] | undefined
  pastDue: BillingInfo['pastDue']
}

/** The plan, its price, what is overdue, and the next charge. */
export function SubscriptionOverview({ billed, pastDue }: Props) {
  const membership = useMembership()
  const { user } = useSession()
  const note = useStateNote()
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Plan">{billed ? priceBook[billed.plan].name : labelsOf(membership).billingPlan}</Fact>
        {billed && <Charges billed={billed} pastDue={pastDue} />}
        {billed === undefined && !user?.isComplimentary && <ChargesSkeleton />}
      </dl>
      <p className={styles.note}>{note}</p>
    </>
  )
}

function Charges({ billed, pastDue }: Props & { billed: NonNullable<Props['billed']> }) {
  const { isSubscriptionCancelled, accessExpirationDate } = useMembership()
  const { plan, amount, currency, current_period_end, amount_due, card } = billed
  return (
    <>
      <Fact name="Price">{`${wireMoney(amount, currency)} a ${priceBook[plan].interval}`}</Fact>
      {isSubscriptionCancelled ? (
        <Fact name="Access ends">{longDateAt(accessExpirationDate ?? current_period_end)}</Fact>
      ) : pastDue ? (
        pastDue.nextAttemptAt && <Fact name="Next try">{longDateAt(secondsOf(new Date(pastDue.nextAttemptAt)))}</Fact>
      ) : (
        <Fact name="Next billing date">{longDateAt(current_period_end)}</Fact>
      )}
      {pastDue && <Fact name="Overdue">{wireMoney(pastDue.amount, pastDue.currency)}</Fact>}
      <Fact name="Amount due">{wireMoney(amount_due, currency)}</Fact>
      {card && (
        <Fact name="Card">
          <span className={styles.brand}>{card.brand}</span> <span>{`ending in ${card.last4}`}</span>{' '}
          <Link to={paths.updateCard} aria-label="Change card">
            Change
          </Link>
        </Fact>
      )}
    </>
  )
}

function ChargesSkeleton() {
  const { user } = useSession()
  const { isSubscriptionCancelled } = useMembership()
  const date = isSubscriptionCancelled ? 'Access ends' : 'Next billing date'
  const names = ['Price', date, ...(user?.isPastDue ? ['Overdue'] : []), 'Amount due', 'Card']
  return names.map((name) => (
    <Fact key={name} name={name}>
      <Loading>
        <div style={ONE_LINE}>
          <Skeleton height={24} />
        </div>
      </Loading>
    </Fact>
  ))
}

const ONE_LINE = { width: 96 }

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
