import { useState } from 'react'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import { BirthPlaceForm } from './BirthPlaceForm.tsx'

/** For a birth place that was resolved to another place of the same name. */
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
