import { Badge } from '../../../ui/display/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/layout/Dialog.tsx'
import { SubscribeButton } from '../trial/SubscribeButton.tsx'
import { TrialOffer } from '../trial/TrialOffer.tsx'
import { useHasHadTrial } from '../trial/useHasHadTrial.ts'
import styles from './dialogs.module.css'
import { FeatureList } from './FeatureList.tsx'
import { premiumFeatures } from './premiumFeatures.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** The trial offer, shown once after onboarding. */
export const UpsellDialog = ({ open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Unlock Your Full Cosmic Potential" narrow>
    <TrialBadge />
    <FeatureList features={premiumFeatures} />
    <TrialOffer title="Three days of everything" />
    <div className={styles.actions}>
      <SubscribeButton>Start My 3-Day Free Trial</SubscribeButton>
      <Button tone="quiet" wide onClick={onClose}>
        Maybe Later
      </Button>
    </div>
    <p className={styles.footer}>Cancel anytime. No commitment.</p>
  </Dialog>
)

const TrialBadge = () =>
  !useHasHadTrial() && (
    <p className={styles.badge}>
      <Badge>3 Days Free</Badge>
    </p>
  )
