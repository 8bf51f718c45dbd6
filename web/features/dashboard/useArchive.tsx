import { useState } from 'react'
import { focusMainIfLost } from '../../lib/focusMain.ts'
import { useOverlayAddress } from '../../lib/overlays.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'

/**
 * The readings of earlier days, which load only when they are asked for. The dialog is apart from its button, which goes
 * with today's reading when that loads anew at midnight.
 */
export function useArchive() {
  const [past, open, leave] = useOverlayAddress('past')
  const [isLoading, setLoading] = useState(false)

  function close() {
    leave()
    // Once the dialog has given the focus back, if its button is still the one that had it.
    requestAnimationFrame(focusMainIfLost)
  }

  return {
    button: (
      <Button tone="quiet" busy={isLoading} onClick={() => open('readings')}>
        Past readings
      </Button>
    ),
    dialog: <ArchiveDialog open={past === 'readings'} onClose={close} onLoading={setLoading} />,
  }
}

const ArchiveDialog = lazyDialog(async () => (await import('./ArchiveDialog.tsx')).ArchiveDialog)
