import type { ReactNode } from 'react'
import { placeLabel } from '../../../shared/domain/placeLabel.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { clockTime, longDate } from '../../lib/time/dates.ts'
import styles from './chart.module.css'

interface Props {
  profile: Profile
  /** What corrects them. */
  children: ReactNode
}

/** The known birth date, time and place in one line. */
export function BirthLine({ profile, children }: Props) {
  const { birthDate, birthTime, birthTimeKnown, birthPlace, place } = profile
  const known = [
    birthDate && longDate(birthDate),
    birthTime && (birthTimeKnown ? clockTime(birthTime) : 'time unknown'),
    place ? placeLabel(place) : birthPlace,
  ].filter(Boolean)
  if (known.length === 0) return null
  return (
    <div className={`${styles.birth} ${styles.line}`}>
      <span className="muted">{known.join(' · ')}</span>
      {children}
    </div>
  )
}
