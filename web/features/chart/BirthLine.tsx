import { placeLabel } from '../../../shared/domain/birth.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { longDate } from '../../lib/dates.ts'
import styles from './chart.module.css'

/** Date, time and place in one line, as far as they are known. */
export function BirthLine({ profile }: { profile: Profile }) {
  const { birthDate, birthTime, birthTimeKnown, birthPlace, place } = profile
  const parts = [
    birthDate && longDate(birthDate),
    birthTime && (birthTimeKnown ? birthTime : 'time not known'),
    place ? placeLabel(place) : birthPlace,
  ]
  return <p className={styles.birth}>{parts.filter(Boolean).join(' · ')}</p>
}
