import type { OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import { longDate } from '../../lib/dates.ts'
import styles from './onboarding.module.css'

/** The answers, to review before they are saved. */
export function AnswerSummary({ progress }: { progress: OnboardingProgress }) {
  const { birthDate, birthTime, birthTimeKnown, birthPlace } = progress
  return (
    <dl className={styles.answers}>
      <dt>Born</dt>
      <dd>{birthDate && longDate(birthDate)}</dd>
      <dt>Time</dt>
      <dd>{birthTimeKnown === false ? 'Unknown' : birthTime}</dd>
      <dt>Place</dt>
      <dd>{birthPlace}</dd>
    </dl>
  )
}
