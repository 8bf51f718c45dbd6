import type { UserState } from '../../../shared/domain/admin.ts'
import type { StatsDay } from '../../../shared/domain/statsDay.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { Table } from '../../ui/display/Table.tsx'
import { BarChart } from './BarChart.tsx'
import styles from './PeriodFigures.module.css'
import { listOf } from './StatsTiles.tsx'

/** Each figure of the last thirty days as a small chart, and all of them as a table. */
export const DailyFigures = ({ days }: { days: readonly StatsDay[] }) => (
  <>
    <div className={styles.charts}>
      {figures.map((figure) => (
        <DailyChart key={figure.name} {...figure} days={days} />
      ))}
    </div>
    <details>
      <summary>Show as a table</summary>
      <div className={styles.scrolled}>
        <Table {...dailyTable(days)} />
      </div>
    </details>
  </>
)

interface Figure {
  name: string
  of: (day: StatsDay) => number
  say?: (value: number) => string
  /** The people whom it is about, where the list can show them. */
  state?: UserState
}

const count = (value: number) => value.toLocaleString('en-US')
const dollars = (value: number) => `$${value.toFixed(2)}`

/** The figures of each day as a table, newest first: to be read, or bare numbers for a file. */
export const dailyTable = (days: readonly StatsDay[], { isFile = false } = {}) => ({
  caption: 'The last thirty days, by UTC date',
  heads: ['Date', ...figures.map(({ name }) => name)],
  rows: days
    .toReversed()
    .map((day) => [day.date, ...figures.map(({ of, say = count }) => (isFile ? String(of(day)) : say(of(day))))]),
})

const figures: Figure[] = [
  { name: 'Sign-ups', of: (day) => day.signUps },
  { name: 'Trials started', of: (day) => day.trialsStarted, state: 'trial' },
  { name: 'Conversions', of: (day) => day.conversions, state: 'active' },
  { name: 'Cancellations', of: (day) => day.cancellations, state: 'cancelled' },
  { name: 'Churned', of: (day) => day.churned, state: 'free' },
  { name: 'Failed payments', of: (day) => day.failedPayments, state: 'past_due' },
  { name: 'Readings', of: (day) => day.readings },
  { name: 'Readings by the model', of: (day) => day.modelReadings },
  { name: 'Readings by the almanac', of: (day) => day.readings - day.modelReadings },
  { name: 'Answers by the model', of: (day) => day.modelAnswers },
  { name: 'Answers by the almanac', of: (day) => day.answers - day.modelAnswers },
  { name: 'Answers liked', of: (day) => day.goodAnswers },
  { name: 'Answers disliked', of: (day) => day.badAnswers },
  { name: 'Model tokens in', of: (day) => day.inputTokens },
  { name: 'Model tokens out', of: (day) => day.outputTokens },
  { name: 'Model spend', of: (day) => day.modelSpend, say: dollars },
]

/** A bar a day. The total is in its caption, so that nobody has to count bars. */
function DailyChart({ name, of, say = count, state, days }: Figure & { days: readonly StatsDay[] }) {
  const values = days.map(of)
  const total = values.reduce((sum, value) => sum + value, 0)
  const label = `${name}: ${say(total)} in thirty days, ${say(Math.max(...values))} on the busiest`
  const bars = days.map((day) => ({ name: day.date, value: of(day), said: say(of(day)) }))
  const chart = <BarChart label={label} bars={bars} />
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{name}</span> <strong>{say(total)}</strong>
      </figcaption>
      {state ? <Link to={listOf(state)}>{chart}</Link> : chart}
    </figure>
  )
}
