import { formatMoney } from '../../../shared/domain/money.ts'
import type { StatsRevenue } from '../../../shared/domain/statsPeriods.ts'
import { BarChart } from './BarChart.tsx'
import styles from './PeriodFigures.module.css'
import { TableTwin } from './TableTwin.tsx'

/** What was paid by month in each currency, and what is left of it. */
export const RevenueFigures = ({ revenue }: { revenue: readonly StatsRevenue[] }) => (
  <>
    <h2>Net revenue</h2>
    {revenue.map((each) => (
      <CurrencyFigures key={each.currency} {...each} />
    ))}
  </>
)

type Month = StatsRevenue['months'][number]

/** A dispute that is open may still be won, so only a lost one is taken off. */
const netOf = ({ paid, refunded, lost }: Month) => paid - refunded - lost

function CurrencyFigures({ currency, months }: StatsRevenue) {
  if (months.every(({ paid, disputed, lost }) => paid + disputed + lost === 0))
    return <p>{`Nothing was paid in ${currency} in these twelve months.`}</p>
  const label = `Paid in ${currency} by month, less what was refunded or lost in disputes`
  const money = (amount: number) => `${amount < 0 ? '-' : ''}${formatMoney(Math.abs(amount), currency)}`
  const rowsOf = (say: (amount: number) => string) =>
    months
      .toReversed()
      .map((each) => [each.month, ...[each.paid, each.refunded, each.disputed, each.lost, netOf(each)].map(say)])
  return (
    <>
      <figure className={styles.chart}>
        <BarChart
          label={label}
          bars={months.map((each) => ({
            name: each.month,
            value: Math.max(0, netOf(each)),
            said: money(netOf(each)),
          }))}
        />
        <figcaption>{label}</figcaption>
      </figure>
      <TableTwin
        name={`net-revenue-${currency.toLowerCase()}`}
        caption={`${currency} by the month in which it was paid (UTC)`}
        heads={['Month', 'Paid', 'Refunded', 'In dispute', 'Lost in disputes', 'Net']}
        rows={rowsOf(money)}
        fileRows={rowsOf((amount) => (amount / 100).toFixed(2))}
      />
    </>
  )
}
