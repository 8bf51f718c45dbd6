import { useState } from 'react'
import { focusMainIfLost } from '../../lib/navigation/focusMain.ts'
import { useToday } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'

/** Today's note beside the reading, which loads when it is asked for. Its dialog is apart from its button, which goes with the reading at midnight. */
export function useDayNote() {
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const date = useToday()

  function close() {
    setOpen(false)
    requestAnimationFrame(focusMainIfLost)
  }

  return {
    button: (
      <Button tone="quiet" busy={isLoading} onClick={() => setOpen(true)}>
        Write a note
      </Button>
    ),
    dialog: <NoteDialog open={isOpen} onClose={close} onLoading={setLoading} date={date} />,
  }
}

const NoteDialog = lazyDialog(async () => (await import('./NoteDialog.tsx')).NoteDialog)
