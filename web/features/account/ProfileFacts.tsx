import { Link } from 'react-router-dom'
import type { Profile } from '../../../shared/domain/user.ts'
import { longDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import styles from './account.module.css'

/** What the person told us. Answers that nobody has to give are shown only when given. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const { birthTime, birthTimeKnown, birthPlace, gender, relationshipStatus, lifeFocus } = profile
  const facts = [
    ['Birth time', birthTime && !birthTimeKnown ? 'Unknown' : birthTime || NOT_SET],
    ['Birth place', birthPlace || NOT_SET],
    ['Gender', gender?.replaceAll('-', ' ')],
    ['Relationship status', relationshipStatus],
    ['Life focus', lifeFocus],
  ] as const

  return (
    <dl className={styles.facts}>
      <BirthDateFact birthDate={profile.birthDate} />
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value.charAt(0).toUpperCase() + value.slice(1)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** A date decides everything else, so that it is corrected where its questions are asked. */
export const BirthDateFact = ({ birthDate }: { birthDate: string | null }) => (
  <div>
    <dt>Birth date</dt>
    <dd>
      {birthDate ? longDate(birthDate) : NOT_SET} <Link to={`${paths.onboarding}?step=1`}>Change</Link>
    </dd>
  </div>
)

const NOT_SET = 'Not set'
