import { useState } from 'react'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { BirthPlaceForm } from './BirthPlaceForm.tsx'

/** For a place that was understood as another of its name. */
export function ChangeBirthPlace({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Change birth place
      </Button>
      <Dialog open={isOpen} onClose={close} title="Where were you born?" narrow>
        <BirthPlaceForm profile={profile} onSaved={close} />
      </Dialog>
    </>
  )
}
