import { UpgradeDialog } from './UpgradeDialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  feature?: string
}

/** The upgrade dialog for one locked feature, named in the title. */
export const PremiumGateDialog = ({ open, onClose, feature = 'Premium Features' }: Props) => (
  <UpgradeDialog open={open} onClose={onClose} title={`Unlock ${feature}`} />
)
