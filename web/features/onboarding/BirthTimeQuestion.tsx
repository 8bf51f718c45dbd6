import { noonProgress } from '../../../shared/domain/onboarding.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './onboarding.module.css'
import type { QuestionProps } from './Question.tsx'

/** A typed time is a known one; noon by the button only stands in for it. */
export const BirthTimeQuestion = ({ progress, answer, error }: QuestionProps) => (
  <>
    <Field
      label="Birth time"
      type="time"
      value={progress.birthTime ?? ''}
      onChange={(event) => answer({ birthTime: event.target.value, birthTimeKnown: true })}
      error={error}
    />
    <Button tone="quiet" onClick={() => answer(noonProgress)}>
      Not sure? Use noon
    </Button>
    <p className={styles.note} aria-live="polite">
      {progress.birthTimeKnown === false &&
        'We use noon and leave out your rising sign and houses, since both need the exact time. You can add the time later.'}
    </p>
  </>
)
