import type { Profile } from '../../../shared/domain/user.ts'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import { BirthPlaceForm } from './BirthPlaceForm.tsx'

interface Props {
  open: boolean
  onClose: () => void
  profile: Profile
}

export const BirthPlaceDialog = ({ open, onClose, profile }: Props) => (
  <Dialog open={open} onClose={onClose} title="Where were you born?" narrow>
    <BirthPlaceForm profile={profile} onSaved={onClose} />
  </Dialog>
)
