import { SubscribeButton } from '../trial/SubscribeButton.tsx'
import { TrialOffer } from '../trial/TrialOffer.tsx'
import styles from './UpgradeCard.module.css'

/** The upgrade offer at the end of a locked screen. */
export const UpgradeCard = ({ title, children }: { title: string; children: string }) => (
  <section className={styles.card} aria-labelledby="upgrade">
    <h2 id="upgrade">{title}</h2>
    <p>{children}</p>
    <TrialOffer title="3-Day Free Trial" />
    <SubscribeButton>Start Free Trial</SubscribeButton>
  </section>
)
