import { Link } from 'react-router-dom'
import { placeLabel } from '../../../shared/domain/birth.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { longDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import styles from './chart.module.css'

/** The known birth date, time and place in one line, with a link to correct them. */
export function BirthLine({ profile }: { profile: Profile }) {
  const { birthDate, birthTime, birthTimeKnown, birthPlace, place } = profile
  const known = [
    birthDate && longDate(birthDate),
    birthTime && (birthTimeKnown ? birthTime : 'time unknown'),
    place ? placeLabel(place) : birthPlace,
  ].filter(Boolean)
  if (known.length === 0) return null
  return (
    <p className={styles.birth}>
      {known.join(' · ')}{' '}
      <Link className="unprinted" to={paths.onboarding}>
        Change<span className="unseen"> your birth data</span>
      </Link>
    </p>
  )
}
