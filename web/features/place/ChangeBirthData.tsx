import { useState } from 'react'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import { BirthDataForm } from './BirthDataForm.tsx'

/** One small form in place of the questions of onboarding. */
export function ChangeBirthData({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Change Birth Data
      </Button>
      <Dialog open={isOpen} onClose={close} title="Your Birth Data" narrow>
        <BirthDataForm profile={profile} onSaved={close} />
      </Dialog>
    </>
  )
}
