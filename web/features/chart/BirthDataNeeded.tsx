import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './chart.module.css'

interface Props {
  title: string
  children: string
}

/** Says what of the birth data is missing, with the one step that adds it. */
export const BirthDataNeeded = ({ title, children }: Props) => (
  <section className={styles.needed}>
    <h2>{title}</h2>
    <p>{children}</p>
    <LinkButton to={`${paths.onboarding}?step=1`}>Complete your birth data</LinkButton>
  </section>
)
