import { type Choice, choiceLabels, choiceNames, eachChoice, type Profile } from '../../../../shared/domain/user.ts'
import { clockTime, longDate } from '../../../lib/time/dates.ts'
import styles from '../account.module.css'

/** The answers of the profile. Optional ones are shown only when given. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { birthTime, birthTimeKnown, birthPlace } = profile
  const details = [
    ['Birth time', birthTime ? (birthTimeKnown ? clockTime(birthTime) : 'Unknown') : NOT_SET],
    ['Birth place', birthPlace || NOT_SET],
    ...Object.values(eachChoice((field) => [choiceNames[field], choiceOf(profile[field])] as const)),
  ] as const

  return (
    <dl className={styles.details}>
      <BirthDateDetail birthDate={profile.birthDate} />
      {details.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const choiceOf = (choice: Choice | null) => choice && choiceLabels[choice].replaceAll('-', ' ')

export const BirthDateDetail = ({ birthDate }: { birthDate: string | null }) => (
  <div>
    <dt>Birth date</dt>
    <dd>{birthDate ? longDate(birthDate) : NOT_SET}</dd>
  </div>
)

const NOT_SET = 'Not set'
