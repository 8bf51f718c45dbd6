import { useState } from 'react'
import { Button } from '../../ui/forms/Button.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'

/** Opens the readings of earlier days, which load only then. */
export function ArchiveButton() {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Past readings
      </Button>
      <ArchiveDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const ArchiveDialog = lazyDialog(async () => (await import('./ArchiveDialog.tsx')).ArchiveDialog)
