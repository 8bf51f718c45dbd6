import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import styles from './reports.module.css'

/** In place of the decoder while the member's own birth date is missing. */
export const BirthDateNeeded = () => (
  <section className={styles.decoder}>
    <h2>Complete birth data needed</h2>
    <p>A report compares two birth dates, and yours is missing.</p>
    <LinkButton to={`${paths.onboarding}?step=1`} wide>
      Complete your birth data
    </LinkButton>
  </section>
)
