import type { AdminStats, UserState } from '../../../shared/domain/admin.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { paths } from '../../paths.ts'
import styles from './adminArea.module.css'

/** How many people there are, by what they have now, and what it brings in. Each tile of people opens the list of them. */
export function StatsTiles({ stats }: { stats: AdminStats }) {
  return (
    <dl className={styles.tiles}>
      <Tile name="Total" figure={stats.total} to={paths.admin} />
      <Tile name="Trial" figure={stats.trial} to={listOf('trial')} />
      <Tile name="Active" figure={stats.active} to={listOf('active')} />
      <Tile name="Cancelled" figure={stats.cancelled} to={listOf('cancelled')} />
      <Tile name="Free" figure={stats.free} to={listOf('free')} />
      {stats.monthlyRevenue.map(({ currency, amount }) => (
        <Tile key={currency} name={`Monthly revenue, ${currency}`} figure={formatMoney(amount, currency)} />
      ))}
      <Tile name="Trials ending soon" figure={stats.trialsEndingSoon} to={`${paths.admin}?tab=queues`} />
      <Tile name="Past due" figure={stats.pastDue} to={listOf('past_due')} />
      <Tile name="Complimentary" figure={stats.complimentary} to={listOf('complimentary')} />
    </dl>
  )
}

/** The address of the list of everybody in a state. */
export const listOf = (state: UserState): string => `${paths.admin}?status=${state}`

function Tile({ name, figure, to }: { name: string; figure: number | string; to?: string }) {
  const text = typeof figure === 'number' ? figure.toLocaleString('en-US') : figure
  return (
    <div>
      <dt>{name}</dt>
      <dd className="title">
        {to ? (
          <Link to={to} aria-label={`${name}: ${text}`}>
            {text}
          </Link>
        ) : (
          text
        )}
      </dd>
    </div>
  )
}
