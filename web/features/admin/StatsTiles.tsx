import type { AdminStats } from '../../../shared/domain/admin.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import styles from './adminArea.module.css'

/** How many people there are, by what they have now, and what it brings in. */
export function StatsTiles({ stats }: { stats: AdminStats }) {
  return (
    <dl className={styles.tiles}>
      <Tile name="Total" figure={stats.total} />
      <Tile name="Trial" figure={stats.trial} />
      <Tile name="Active" figure={stats.active} />
      <Tile name="Cancelled" figure={stats.cancelled} />
      <Tile name="Free" figure={stats.free} />
      {stats.monthlyRevenue.map(({ currency, amount }) => (
        <Tile key={currency} name={`Monthly revenue, ${currency}`} figure={formatMoney(amount, currency)} />
      ))}
      <Tile name="Trials ending soon" figure={stats.trialsEndingSoon} />
      <Tile name="Past due" figure={stats.pastDue} />
      <Tile name="Complimentary" figure={stats.complimentary} />
    </dl>
  )
}

const Tile = ({ name, figure }: { name: string; figure: number | string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="title">{typeof figure === 'number' ? figure.toLocaleString('en-US') : figure}</dd>
  </div>
)
