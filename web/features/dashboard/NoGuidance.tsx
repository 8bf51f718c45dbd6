import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import styles from './guidance.module.css'

export const NoGuidance = () => (
  <div className={styles.none}>
    <p className={styles.eyebrow}>
      <span>Today's Guidance</span>
    </p>
    <p className={styles.content}>Your reading for today will be here as soon as we know when you were born.</p>
    <LinkButton to={paths.onboarding}>Add your birth date</LinkButton>
  </div>
)
