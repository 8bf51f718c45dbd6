import type { CompatibilityReport } from '../../../../shared/domain/compatibility.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/layout/Dialog.tsx'
import { titleOf } from '../titleOf.ts'
import { ReportContent } from './ReportContent.tsx'
import styles from './report.module.css'

interface Props {
  open: boolean
  onClose: () => void
  item: CompatibilityReport
}

/** A whole report in a dialog. */
export const FullReport = ({ open, onClose, item }: Props) => (
  <Dialog open={open} onClose={onClose} title={titleOf(item)}>
    <ReportContent {...item} />
    <div className={styles.end}>
      <Button tone="quiet" wide onClick={onClose}>
        Back to reports
      </Button>
    </div>
  </Dialog>
)
