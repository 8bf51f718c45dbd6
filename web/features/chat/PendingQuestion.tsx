import { Button } from '../../ui/forms/Button.tsx'
import styles from './chat.module.css'
import { Question, Speaker } from './Exchange.tsx'
import { lookingAt } from './lookingAt.ts'
import type { Pending } from './useChat.ts'

interface Props {
  pending: Pending
  onSendAgain: () => void
  onEdit: () => void
}

/** The question on its way, with what is looked at for its answer, or with what went wrong, which a toast says aloud. */
export const PendingQuestion = ({ pending: { message, error }, onSendAgain, onEdit }: Props) => (
  <li className={styles.exchange}>
    <Question>{message}</Question>
    {error === undefined ? (
      <div className={styles.reply}>
        <Speaker />
        <p className={styles.typing}>{lookingAt(message)}</p>
      </div>
    ) : (
      <div className={styles.failed} data-keep-clear="">
        <p>{error}</p>
        <Button tone="quiet" onClick={onSendAgain}>
          Send again
        </Button>
        <Button tone="quiet" onClick={onEdit}>
          Edit
        </Button>
      </div>
    )}
  </li>
)
