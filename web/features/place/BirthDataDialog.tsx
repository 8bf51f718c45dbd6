import type { Profile } from '../../../shared/domain/user.ts'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import { BirthDataForm } from './BirthDataForm.tsx'

interface Props {
  open: boolean
  onClose: () => void
  profile: Profile
}

export const BirthDataDialog = ({ open, onClose, profile }: Props) => (
  <Dialog open={open} onClose={onClose} title="Your Birth Data" narrow>
    <BirthDataForm profile={profile} onSaved={onClose} />
  </Dialog>
)
