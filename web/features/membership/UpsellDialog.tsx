import { paths } from '../../paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './dialogs.module.css'
import { FeatureList } from './FeatureList.tsx'
import { TrialOffer } from './TrialOffer.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** The welcome to a trial, shown once after onboarding. */
export const UpsellDialog = ({ open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Unlock Your Full Cosmic Potential" narrow>
    <p className={styles.badge}>
      <Badge>3 Days Free</Badge>
    </p>
    <FeatureList features={features} />
    <TrialOffer title="Three days of everything" />
    <div className={styles.actions}>
      <LinkButton to={paths.subscribe} wide>
        Start My 3-Day Free Trial
      </LinkButton>
      <Button tone="quiet" wide onClick={onClose}>
        Maybe Later
      </Button>
    </div>
    <p className={styles.footer}>Cancel anytime. No commitment.</p>
  </Dialog>
)

const features = [
  'Unlimited Daily Horoscopes',
  'AI Astrologer Chat',
  'Compatibility Reports',
  'Complete Natal Chart',
  'Mindful Rituals',
]
