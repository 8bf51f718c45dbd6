import { useState } from 'react'
import type { CompatibilityReport } from '../../../shared/domain/compatibility.ts'
import { useOverlayAddress } from '../../lib/navigation/overlays.ts'
import { longDate } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import { createdDay } from './createdDay.ts'
import { DeleteReport } from './DeleteReport.tsx'
import { Hearts } from './Hearts.tsx'
import { MatchBand } from './MatchBand.tsx'
import styles from './reports.module.css'
import { ScoreDial } from './ScoreDial.tsx'
import { type RenderSign, SignPair } from './SignPair.tsx'
import { titleOf } from './titleOf.ts'

interface Props {
  report: CompatibilityReport
  renderSign: RenderSign
  onNamed: (report: CompatibilityReport) => unknown
  onDeleted: () => unknown
}

/** A report in brief. */
export function ReportCard({ report: item, renderSign, onNamed, onDeleted }: Props) {
  const [openId, open, close] = useOverlayAddress('report')
  const [isLoading, setLoading] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const { partnerBirthDate, partnerName, compatibilityScore, createdAt, report } = item
  const name = `${titleOf(item)}, ${longDate(partnerBirthDate)}`

  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <div>
          <SignPair signs={report.sun_signs} renderSign={renderSign} />
          <h3>{partnerName ?? report.zodiac_match}</h3>
          {partnerName && <p className={styles.dates}>{report.zodiac_match}</p>}
          <p className={styles.dates}>{`Partner: ${longDate(partnerBirthDate)}`}</p>
          <Hearts score={compatibilityScore} />
          <MatchBand score={compatibilityScore} />
        </div>
        <ScoreDial score={compatibilityScore} />
      </header>
      <p className={styles.summary}>{report.summary.split('\n\n')[0]}</p>
      <footer className={styles.foot}>
        <span className={styles.dates}>
          Created <time dateTime={createdAt}>{longDate(createdDay(createdAt))}</time>
        </span>
        <span className={styles.actions}>
          <LinkButton to={paths.people} state={{ birthDate: partnerBirthDate, name: partnerName }} tone="quiet">
            Keep this date <span className="unseen">{`, ${longDate(partnerBirthDate)}, in your people`}</span>
          </LinkButton>
          <button type="button" className={styles.delete} onClick={() => setNaming(true)} aria-haspopup="dialog">
            <span>{partnerName ? 'Rename' : 'Add a name'}</span> <span className="unseen">{`, ${name}`}</span>
          </button>
          <DeleteReport id={item.id} name={name} onDeleted={onDeleted} />
          <Button tone="quiet" busy={isLoading} onClick={() => open(item.id)} aria-haspopup="dialog" data-keep-clear="">
            View Full Report <span className="unseen">{`of ${name}`}</span>
          </Button>
        </span>
      </footer>
      <NameReportDialog open={isNaming} onClose={() => setNaming(false)} item={item} onNamed={onNamed} />
      <FullReport open={openId === item.id} onClose={close} onLoading={setLoading} item={item} />
    </article>
  )
}

const NameReportDialog = lazyDialog(async () => (await import('./NameReportDialog.tsx')).NameReportDialog)
const FullReport = lazyDialog(async () => (await import('./report/FullReport.tsx')).FullReport)
