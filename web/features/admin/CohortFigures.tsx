import type { StatsCohort } from '../../../shared/domain/statsPeriods.ts'
import { Table } from '../../ui/display/Table.tsx'
import { DownloadCsv, type Figures } from './DownloadCsv.tsx'
import styles from './PeriodFigures.module.css'

/** Of the people whose trials began in a month, how many still paid so many months later. */
export function CohortFigures({ cohorts }: { cohorts: readonly StatsCohort[] }) {
  const isEmpty = cohorts.every(({ trials }) => trials === 0)
  return (
    <>
      <h2>Cohorts</h2>
      {isEmpty ? (
        <p>No trial that ends with a charge began in these twelve months.</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, or its right half is seen by mouse only */}
          <section className={styles.scrolled} aria-label="Cohorts by month" tabIndex={0}>
            <Table {...cohortTable(cohorts, ofTrials)} />
          </section>
          <DownloadCsv name="cohorts" {...cohortTable(cohorts, String)} />
        </>
      )}
    </>
  )
}

const ofTrials = (paying: number, trials: number) =>
  trials === 0 ? String(paying) : `${paying} (${Math.round((paying / trials) * 100)}%)`

const cohortTable = (cohorts: readonly StatsCohort[], say: (paying: number, trials: number) => string): Figures => ({
  caption: 'People who paid at the end of each month since the one in which their trial began (UTC), or pay now',
  heads: ['Trial began', 'Trials', ...cohorts.map((_, later) => `Month ${later}`)],
  rows: cohorts.toReversed().map(({ month, trials, paying }) => [
    month,
    String(trials),
    ...cohorts.map((_, later) => {
      const payers = paying[later]
      return payers === undefined ? '' : say(payers, trials)
    }),
  ]),
})
