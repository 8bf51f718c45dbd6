import { UpgradeDialog } from './UpgradeDialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  feature?: string
}

/** Stands before one locked feature and says which. */
export const PremiumGateDialog = ({ open, onClose, feature = 'Premium Features' }: Props) => (
  <UpgradeDialog open={open} onClose={onClose} title={`Unlock ${feature}`} />
)
