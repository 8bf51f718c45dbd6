import type { AdminStats } from '../../../shared/domain/admin.ts'
import type { StatsMonth, StatsWeek } from '../../../shared/domain/statsPeriods.ts'
import { BarChart } from './BarChart.tsx'
import { CohortFigures } from './CohortFigures.tsx'
import { DailyFigures, dailyTable } from './DailyFigures.tsx'
import { DownloadCsv, type Figures } from './DownloadCsv.tsx'
import { ModelFigures } from './ModelFigures.tsx'
import styles from './PeriodFigures.module.css'
import { RevenueFigures } from './RevenueFigures.tsx'
import { TableTwin } from './TableTwin.tsx'

type Shown = Pick<AdminStats, 'days' | 'weeks' | 'months' | 'revenue' | 'cohorts' | 'modelMonths'>

/** Everything that is counted by the day, the week and the month, each with a file of it. */
export const PeriodFigures = ({ days, weeks, months, revenue, cohorts, modelMonths }: Shown) => (
  <div className={styles.periods}>
    <DailyFigures days={days} />
    <DownloadCsv name="days" {...dailyTable(days, { isFile: true })} />
    <ModelFigures months={modelMonths} />
    <RevenueFigures revenue={revenue} />
    <h2>Trial conversion</h2>
    <Bars
      label="Trials that became paid, by the week of their start"
      bars={weeks.map((each) => ({ name: each.week, share: conversionOf(each) }))}
    />
    <TableTwin name="trial-conversion" {...weeklyTable(weeks)} />
    <CohortFigures cohorts={cohorts} />
    <h2>Churn</h2>
    <Bars
      label="Subscriptions that ended, of those that a month began with"
      bars={months.map((each) => ({ name: each.month, share: churnOf(each) }))}
    />
    <TableTwin name="churn" {...monthlyTable(months)} />
  </div>
)

/** Of the trials of which it is known what became of them; undefined before there are any. */
const conversionOf = ({ converted, lost }: StatsWeek) => shareOf(converted, converted + lost)
const churnOf = ({ lost, atStart }: StatsMonth) => shareOf(lost, atStart)
const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : undefined)
const percent = (share: number | undefined) => (share === undefined ? 'n/a' : `${(share * 100).toFixed(1)}%`)

const weeklyTable = (weeks: readonly StatsWeek[]): Figures => ({
  caption: 'Trials by the Monday of the week in which they began (UTC)',
  heads: ['Week of', 'Trials', 'Became paid', 'Lost', 'Still running', 'Conversion'],
  rows: weeks
    .toReversed()
    .map((week) => [
      week.week,
      ...[week.trials, week.converted, week.lost, week.trials - week.converted - week.lost].map(String),
      percent(conversionOf(week)),
    ]),
})

const monthlyTable = (months: readonly StatsMonth[]): Figures => ({
  caption: 'Paid subscriptions by month (UTC)',
  heads: ['Month', 'At its start', 'Began', 'Ended', 'Churn'],
  rows: months
    .toReversed()
    .map((month) => [month.month, ...[month.atStart, month.gained, month.lost].map(String), percent(churnOf(month))]),
})

interface BarsProps {
  label: string
  bars: { name: string; share: number | undefined }[]
}

const Bars = ({ label, bars }: BarsProps) => (
  <figure className={styles.chart}>
    <BarChart label={label} bars={bars.map(({ name, share }) => ({ name, value: share ?? 0, said: percent(share) }))} />
    <figcaption>{label}</figcaption>
  </figure>
)
