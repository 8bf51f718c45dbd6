import { type OnboardingProgress, STEP_FIELDS, stepOf } from '../../../shared/domain/onboarding.ts'
import { Link } from '../../lib/navigation/router.tsx'
import styles from './onboarding.module.css'
import { questions } from './questions/questions.tsx'

/** The answers, to review before they are saved, each with a link to its question. */
export const AnswerSummary = ({ progress }: { progress: OnboardingProgress }) => (
  <dl className={styles.answers}>
    {STEP_FIELDS.map((field) => ({ field, ...questions[field] })).map(({ field, label, name, answerOf }) => (
      <div key={field}>
        <dt>{label}</dt>
        <dd>{answerOf(progress)}</dd>
        <dd>
          <Link to={`?step=${stepOf(field)}`} state={{ isReview: true }}>
            Change<span className="unseen">{` ${name}`}</span>
          </Link>
        </dd>
      </div>
    ))}
  </dl>
)
