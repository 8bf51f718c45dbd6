import { useState } from 'react'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'

/** For a birth place that was resolved to another place of the same name. */
export function ChangeBirthPlace({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Change birth place
      </Button>
      <BirthPlaceDialog open={isOpen} onClose={() => setOpen(false)} profile={profile} />
    </>
  )
}

const BirthPlaceDialog = lazyDialog(async () => (await import('./BirthPlaceDialog.tsx')).BirthPlaceDialog)
