import { useState } from 'react'
import { compatibility } from '../../../shared/contract/compatibility.ts'
import { ApiError, messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './reports.module.css'

interface Props {
  id: string
  /** Tells the report from the others. */
  name: string
  onDeleted: () => unknown
}

/** Deletes a report after a question. */
export function DeleteReport({ id, name, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { busy, run } = useBusy(async () => {
    try {
      await call(compatibility.deleteReport, { params: { id } }).catch(unlessGone)
      setAsking(false)
      showToast({ title: 'Report deleted' })
      await onDeleted()
    } catch (error) {
      showToast({
        title: 'Deletion Failed',
        description: messageOf(error, "We couldn't delete the report. Please try again."),
        tone: 'danger',
      })
    }
  })

  return (
    <>
      <button type="button" className={styles.delete} onClick={() => setAsking(true)} aria-haspopup="dialog">
        Delete <span className="unseen">{`the report on ${name}`}</span>
      </button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Delete this report?" narrow>
        <p>{`${name}. This cannot be undone, but you can make the report again.`}</p>
        <div className={stack.row}>
          <Button tone="quiet" disabled={busy} onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button tone="danger" busy={busy} onClick={() => void run()}>
            Yes, delete it
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Deleted on another device: that is what was wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
}
