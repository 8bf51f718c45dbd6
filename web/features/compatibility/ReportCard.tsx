import type { CompatibilityReport } from '../../../shared/domain/compatibility.ts'
import { longDate } from '../../lib/dates.ts'
import { useOverlayAddress } from '../../lib/overlays.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import { createdDay } from './createdDay.ts'
import { DeleteReport } from './DeleteReport.tsx'
import { Hearts } from './Hearts.tsx'
import { MatchBand } from './MatchBand.tsx'
import { FullReport } from './report/FullReport.tsx'
import styles from './reports.module.css'
import { ScoreDial } from './ScoreDial.tsx'
import { type RenderSign, SignPair } from './SignPair.tsx'

interface Props {
  report: CompatibilityReport
  renderSign: RenderSign
  onDeleted: () => unknown
}

/** A report in brief. */
export function ReportCard({ report: item, renderSign, onDeleted }: Props) {
  const [openId, open, close] = useOverlayAddress('report')
  const { partnerBirthDate, compatibilityScore, createdAt, report } = item
  const name = `${report.zodiac_match}, ${longDate(partnerBirthDate)}`

  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <div>
          <SignPair signs={report.sun_signs} renderSign={renderSign} />
          <h3>{report.zodiac_match}</h3>
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
          <LinkButton to={paths.people} state={partnerBirthDate} tone="quiet">
            Keep this date <span className="unseen">{`, ${longDate(partnerBirthDate)}, in your people`}</span>
          </LinkButton>
          <DeleteReport id={item.id} name={name} onDeleted={onDeleted} />
          <Button tone="quiet" onClick={() => open(item.id)} aria-haspopup="dialog" data-keep-clear="">
            View Full Report <span className="unseen">{`of ${name}`}</span>
          </Button>
        </span>
      </footer>
      <FullReport open={openId === item.id} onClose={close} item={item} />
    </article>
  )
}
