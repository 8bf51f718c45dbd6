import { useState } from 'react'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { LabelledControl } from '../../ui/forms/LabelledControl.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { useNote } from './useNote.ts'

interface Props {
  date: LocalDate
  label: string
  saved: string | undefined
  onDone: () => void
}

/** Where the note of a day is written. To delete it takes a second press. */
export function NoteForm({ date, label, saved, onDone }: Props) {
  const { text, error, isUnsent, isBusy, isSaving, write, save, remove } = useNote({ date, saved, onDone })
  const [isAsking, setAsking] = useState(false)
  const isWritten = saved !== undefined || isUnsent

  return (
    <form
      className={stack.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <LabelledControl label={label} error={error} hint={isUnsent ? UNSENT : undefined}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={6}
            value={text}
            disabled={isBusy}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </LabelledControl>
      <div className={stack.row}>
        <Button type="submit" busy={isSaving} disabled={isBusy && !isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        {isWritten && (
          <Button
            tone={isAsking ? 'danger' : 'quiet'}
            disabled={isBusy}
            onClick={isAsking ? remove : () => setAsking(true)}
          >
            {isAsking ? 'Yes, delete this note' : 'Delete'}
          </Button>
        )}
        {isAsking && (
          <Button tone="quiet" disabled={isBusy} onClick={() => setAsking(false)}>
            Keep it
          </Button>
        )}
      </div>
    </form>
  )
}

const UNSENT = "Not sent yet. It's on this device, and goes out when you're back online."
