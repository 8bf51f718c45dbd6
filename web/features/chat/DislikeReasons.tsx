import type { DislikeReason } from '../../../shared/domain/chat.ts'
import { Button } from '../../ui/forms/Button.tsx'
import styles from './chat.module.css'

interface Props {
  chosen: DislikeReason | undefined
  onChoose: (reason: DislikeReason | undefined) => void
}

/** Why an answer was bad. Choosing the same reason again takes it back. */
export const DislikeReasons = ({ chosen, onChoose }: Props) => (
  <fieldset className={styles.choices}>
    <legend>What was wrong with it?</legend>
    {REASONS.map(([reason, label]) => (
      <Button
        key={reason}
        tone="quiet"
        aria-pressed={reason === chosen}
        onClick={() => onChoose(reason === chosen ? undefined : reason)}
      >
        {label}
      </Button>
    ))}
  </fieldset>
)

const REASONS: [DislikeReason, string][] = [
  ['wrong', "It's wrong"],
  ['off-topic', 'Not what I asked'],
  ['unclear', 'Unclear'],
  ['other', 'Something else'],
]
