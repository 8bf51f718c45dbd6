import styles from './Suggestions.module.css'

interface Props {
  questions: readonly string[]
  /** An answer is on its way, or there is no network. */
  isDisabled: boolean
  onAsk: (question: string) => void
}

/** What could be asked next. While they cannot be asked they keep the focus, and say so. */
export const Suggestions = ({ questions, isDisabled, onAsk }: Props) => (
  <ul className={styles.suggestions} aria-label="Ask next">
    {questions.map((question) => (
      <li key={question}>
        <button
          type="button"
          aria-disabled={isDisabled || undefined}
          onClick={isDisabled ? undefined : () => onAsk(question)}
        >
          {question}
        </button>
      </li>
    ))}
  </ul>
)
