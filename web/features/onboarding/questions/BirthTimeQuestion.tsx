import { noonProgress } from '../../../../shared/domain/onboarding.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import styles from '../onboarding.module.css'
import type { QuestionProps } from './QuestionProps.ts'

/** A typed time counts as known; noon from the button counts as unknown. */
export const BirthTimeQuestion = ({ progress, answer, error }: QuestionProps) => (
  <>
    <TextField
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
      {progress.birthTimeKnown === false
        ? 'We use noon and leave out your rising sign and houses, since both need the exact time. You can add the time later.'
        : 'With noon we leave out your rising sign and houses. You can add the time later.'}
    </p>
  </>
)
