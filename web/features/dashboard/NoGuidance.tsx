import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import styles from './guidance.module.css'

export const NoGuidance = () => (
  <div className={styles.none}>
    <p className={styles.eyebrow}>
      <span>Today's Guidance</span>
    </p>
    <p className={styles.content}>We need your birth date to write today's reading.</p>
    <LinkButton to={paths.onboarding}>Add your birth date</LinkButton>
  </div>
)
