import { useState } from 'react'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'

/** One small form in place of the questions of onboarding. It loads when it is asked for: a chart needs no forms. */
export function ChangeBirthData({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Change Birth Data
      </Button>
      <BirthDataDialog open={isOpen} onClose={() => setOpen(false)} profile={profile} />
    </>
  )
}

const BirthDataDialog = lazyDialog(async () => (await import('./BirthDataDialog.tsx')).BirthDataDialog)
