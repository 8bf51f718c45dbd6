import { useState } from 'react'
import { people } from '../../../shared/contract/people.ts'
import type { Person } from '../../../shared/domain/person.ts'
import { ApiError, messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from '../compatibility/reports.module.css'

interface Props {
  person: Person
  onDeleted: () => unknown
}

/** Deletes a person after a question. */
export function DeletePerson({ person: { id, name }, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { busy, run } = useBusy(async () => {
    try {
      await call(people.deletePerson, { params: { id } }).catch(unlessGone)
      setAsking(false)
      showToast({ title: 'Deleted', description: `${name}'s birth data is gone.` })
      await onDeleted()
    } catch (error) {
      const description = messageOf(error, `We couldn't delete ${name}. Nothing has changed. Please try again.`)
      showToast({ title: 'Deletion Failed', description, tone: 'danger' })
    }
  })

  return (
    <>
      <button type="button" className={styles.delete} onClick={() => setAsking(true)} aria-haspopup="dialog">
        Delete <span className="unseen">{name}</span>
      </button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={`Delete ${name}?`} narrow>
        <p>This deletes their name and birth data. This cannot be undone.</p>
        <div className={stack.row}>
          <Button tone="quiet" disabled={busy} onClick={() => setAsking(false)}>
            Keep
          </Button>
          <Button tone="danger" busy={busy} onClick={() => void run()}>
            Yes, delete
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
