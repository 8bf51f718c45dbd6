import { wordsOf } from '../lib/CallError.ts'
import { focusScreen } from '../lib/focusScreen.ts'
import { Button } from './Button.tsx'
import styles from './Failure.module.css'

interface Props {
  /** What did not work, as a sentence. */
  what: string
  error: unknown
  retry: () => void
}

/** Says what did not work and why, and offers to try again. */
export function Failure({ what, error, retry }: Props) {
  function ask() {
    // The button gives way to the shape of what comes.
    focusScreen()
    retry()
  }

  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{what}</strong> {wordsOf(error, 'Nothing is lost. Check your connection and try again.')}
      </p>
      <Button tone="quiet" onClick={ask}>
        Retry
      </Button>
    </div>
  )
}
