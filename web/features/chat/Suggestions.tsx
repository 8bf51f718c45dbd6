import { Button } from '../../ui/forms/Button.tsx'
import styles from './chat.module.css'

interface Props {
  questions: readonly string[]
  /** An answer is on its way, or there is no network. */
  isDisabled: boolean
  onAsk: (question: string) => void
}

/** What could be asked next. While they cannot be asked they keep the focus. */
export const Suggestions = ({ questions, isDisabled, onAsk }: Props) => (
  <ul className={styles.choices} aria-label="Ask next">
    {questions.map((question) => (
      <li key={question}>
        <Button tone="quiet" busy={isDisabled} onClick={() => onAsk(question)}>
          {question}
        </Button>
      </li>
    ))}
  </ul>
)
