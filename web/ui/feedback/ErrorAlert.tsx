import { messageOf } from '../../lib/api/ApiError.ts'
import { focusTop } from '../../lib/navigation/focusMain.ts'
import { Button } from '../forms/Button.tsx'
import styles from './Alert.module.css'
import { RequestId } from './RequestId.tsx'

interface Props {
  /** What failed, as a sentence. */
  what: string
  error: unknown
  retry: () => void
}

/** Says what failed and why, with a Retry button. */
export function ErrorAlert({ what, error, retry }: Props) {
  function retryAndFocus() {
    // The button is about to be replaced by a skeleton.
    focusTop()
    retry()
  }

  return (
    <div role="alert" className={styles.alert}>
      <p>
        <strong>{what}</strong> <span>{messageOf(error, 'Nothing is lost. Check your connection and try again.')}</span>
      </p>
      <RequestId of={error} />
      <Button tone="quiet" onClick={retryAndFocus}>
        Retry
      </Button>
    </div>
  )
}
