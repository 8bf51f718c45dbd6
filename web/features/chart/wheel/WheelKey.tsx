import { memo } from 'react'
import type { AspectName } from '../../../../shared/domain/chart.ts'
import { Dialog } from '../../../ui/layout/Dialog.tsx'
import { DialogButton } from '../../../ui/layout/DialogButton.tsx'
import styles from '../chart.module.css'
import { aspectLook } from './aspectLook.ts'

/** Which line is which aspect: on a screen that is too narrow for the wheel's neighbours, behind a button. */
export const WheelKey = memo(() => (
  <>
    <div className={`unprinted ${styles.key}`}>
      <DialogButton
        dialog={({ open, onClose }) => (
          <Dialog open={open} onClose={onClose} title="Lines of the wheel" narrow>
            <Lines />
          </Dialog>
        )}
      >
        Key
      </DialogButton>
    </div>
    <div className={styles.away}>
      <Lines />
    </div>
  </>
))

const Lines = () => (
  <p className={styles.marks}>
    {EASY_FIRST.map((aspect) => (
      <span key={aspect}>
        <svg width="30" height="8" aria-hidden="true">
          <path
            d="M2 4h26"
            stroke={aspectLook[aspect].colour}
            strokeWidth={aspect === 'conjunction' ? 3 : 1.5}
            strokeDasharray={aspectLook[aspect].dash}
          />
        </svg>{' '}
        <span>{aspectLook[aspect].tone ? `${aspect} (${aspectLook[aspect].tone})` : aspect}</span>
      </span>
    ))}
  </p>
)

const EASY_FIRST: readonly AspectName[] = ['conjunction', 'trine', 'sextile', 'opposition', 'square']
