import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/layout/Dialog.tsx'
import { SubscribeButton } from '../trial/SubscribeButton.tsx'
import { TrialOffer } from '../trial/TrialOffer.tsx'
import styles from './dialogs.module.css'
import { FeatureList } from './FeatureList.tsx'

interface Props {
  open: boolean
  onClose: () => void
  feature?: string | undefined
}

/** Offers the trial to a member without access, who opened something locked. */
export const PremiumGateDialog = ({ open, onClose, feature = 'Premium Features' }: Props) => (
  <Dialog open={open} onClose={onClose} title={`Unlock ${feature}`} narrow>
    <FeatureList features={features} />
    <TrialOffer title="3-Day Free Trial" />
    <div className={styles.actions}>
      <SubscribeButton>Start Free Trial</SubscribeButton>
      <Button tone="quiet" wide onClick={onClose}>
        Maybe Later
      </Button>
    </div>
    <p className={styles.footer}>
      <a href={paths.terms} target="_blank" rel="noopener">
        Terms
      </a>
    </p>
  </Dialog>
)

const features = [
  'Unlimited compatibility reports',
  'Daily personalized horoscopes',
  'Premium AI astrologer chat',
  'Moon meditations (coming soon)',
]
