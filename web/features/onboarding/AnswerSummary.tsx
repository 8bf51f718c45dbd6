import type { OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import { type Choice, choiceLabels } from '../../lib/choiceLabels.ts'
import { clockTime, longDate } from '../../lib/dates.ts'
import { Link } from '../../lib/router.tsx'
import styles from './onboarding.module.css'

/** The answers, to review before they are saved, each with a link to its question. */
export const AnswerSummary = ({ progress }: { progress: OnboardingProgress }) => (
  <dl className={styles.answers}>
    {answersOf(progress).map(({ label, value, step, name }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        <dd>
          <Link to={`?step=${step}`} state={{ isReview: true }}>
            Change<span className="unseen">{` ${name}`}</span>
          </Link>
        </dd>
      </div>
    ))}
  </dl>
)

function answersOf({ birthDate, birthTime, birthTimeKnown, birthPlace, ...choices }: OnboardingProgress) {
  const time = birthTimeKnown === false ? 'Unknown' : birthTime && clockTime(birthTime)
  const choice = (value: Choice | null | undefined) => (value ? choiceLabels[value] : 'Not answered')
  return [
    { step: 1, label: 'Born', name: 'birth date', value: birthDate && longDate(birthDate) },
    { step: 2, label: 'Time', name: 'birth time', value: time },
    { step: 3, label: 'Place', name: 'birth place', value: birthPlace },
    { step: 4, label: 'Gender', name: 'gender', value: choice(choices.gender) },
    { step: 5, label: 'Relationship', name: 'relationship status', value: choice(choices.relationshipStatus) },
    { step: 6, label: 'Focus', name: 'life focus', value: choice(choices.lifeFocus) },
  ]
}
