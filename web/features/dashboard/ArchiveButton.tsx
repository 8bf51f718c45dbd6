import { Suspense, useState } from 'react'
import { lazyScreen } from '../../lib/lazyScreen.ts'
import { Button } from '../../ui/forms/Button.tsx'

/** Opens the readings of earlier days, which load only then. */
export function ArchiveButton() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  function open() {
    setOpened(true)
    setOpen(true)
  }

  return (
    <>
      <Button tone="quiet" onClick={open}>
        Past readings
      </Button>
      {wasOpened && (
        <Suspense>
          <ArchiveDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ArchiveDialog = lazyScreen(async () => (await import('./ArchiveDialog.tsx')).ArchiveDialog)
