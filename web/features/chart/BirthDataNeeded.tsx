import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import styles from './chart.module.css'

interface Props {
  title: string
  children: string
}

/** Says which birth data is missing, and links to the step that asks for it. */
export const BirthDataNeeded = ({ title, children }: Props) => (
  <section className={styles.needed}>
    <h2>{title}</h2>
    <p>{children}</p>
    <LinkButton to={`${paths.onboarding}?step=1`}>Complete your birth data</LinkButton>
  </section>
)
