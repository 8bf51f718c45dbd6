import type { BillingInfo } from '../../../../shared/domain/billing.ts'
import { labelsOf } from '../../../../shared/domain/membershipLabels.ts'
import { longDateAt } from '../../../lib/dates.ts'
import { useMembership } from '../useMembership.ts'
import styles from './billing.module.css'
import { useStateNote } from './useStateNote.ts'
import { wireMoney } from './wireMoney.ts'

/** The plan, its price, and the next charge. */
export function SubscriptionOverview({ billed }: { billed: BillingInfo['subscription'] }) {
  const membership = useMembership()
  const note = useStateNote()
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Plan">{labelsOf(membership).billingPlan}</Fact>
        {billed && <Charges billed={billed} isEnding={membership.isSubscriptionCancelled} />}
      </dl>
      <p className={styles.note}>{note}</p>
    </>
  )
}

function Charges({ billed, isEnding }: { billed: NonNullable<BillingInfo['subscription']>; isEnding: boolean }) {
  const { amount, currency, current_period_end, amount_due, card } = billed
  return (
    <>
      <Fact name="Price">{wireMoney(amount, currency)} a month</Fact>
      <Fact name={isEnding ? 'Access ends' : 'Next billing date'}>{longDateAt(current_period_end)}</Fact>
      <Fact name="Amount due">{wireMoney(amount_due, currency)}</Fact>
      {card && (
        <Fact name="Card">
          <span className={styles.brand}>{card.brand}</span> ending in {card.last4}
        </Fact>
      )}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
