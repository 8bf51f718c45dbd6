import { useState } from 'react'
import { REPORTS_A_PAGE } from '../../../shared/domain/compatibility.ts'
import { takeLostFocus } from '../../lib/navigation/focusMain.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { ReportCard } from './ReportCard.tsx'
import styles from './reports.module.css'
import type { RenderSign } from './SignPair.tsx'
import { useReports } from './useReports.ts'

interface Props {
  renderSign: RenderSign
  /** What to say while there are none. */
  empty: string
}

/** Every report that the member has made. */
export const RecentReports = ({ renderSign, empty }: Props) => (
  <section className={styles.reports} aria-labelledby="recent-reports">
    <h2 id="recent-reports">Recent Reports</h2>
    <ReportPage renderSign={renderSign} empty={empty} />
  </section>
)

function ReportPage({ before, renderSign, empty }: Props & { before?: string }) {
  const reports = useReports(before)
  const [isNextShown, setNextShown] = useState(false)

  return (
    <AsyncBoundary result={reports} fallback={skeleton} failed="We couldn't load your reports.">
      {(listed) => (
        <>
          {listed.length === 0 && !before && <p className={styles.empty}>{empty}</p>}
          <ul className={styles.list}>
            {listed.map((report, index) => (
              <li key={report.id} {...(before && index === 0 && { ref: takeLostFocus, tabIndex: -1 })}>
                <ReportCard
                  report={report}
                  renderSign={renderSign}
                  onNamed={reports.replace}
                  onDeleted={() => reports.remove(report.id)}
                />
              </li>
            ))}
          </ul>
          {listed.length >= REPORTS_A_PAGE &&
            (isNextShown ? (
              <ReportPage before={listed.at(-1)!.id} renderSign={renderSign} empty={empty} />
            ) : (
              <Button tone="quiet" onClick={() => setNextShown(true)}>
                Show older reports
              </Button>
            ))}
        </>
      )}
    </AsyncBoundary>
  )
}

const skeleton = <Skeleton height={320} />
