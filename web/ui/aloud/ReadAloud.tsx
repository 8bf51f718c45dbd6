import { useSpeech } from '../../lib/speech/voices.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import { lazyDialog } from '../layout/lazyDialog.tsx'
import styles from './ReadAloud.module.css'

/** A button that has the device read a text aloud. Where the device has no voice of its own, there is none. */
export function ReadAloud({ paragraphs }: { paragraphs: readonly string[] }) {
  const speech = useSpeech()
  if (speech === 'absent') return null
  return (
    // Its place is kept while voices load, so that nothing moves when they have. Put it last in a row, where that is no gap.
    <span className={speech === 'ready' ? styles.button : styles.awaited}>
      <DialogButton dialog={(state) => <ReadAloudDialog {...state} paragraphs={paragraphs} />}>Read aloud</DialogButton>
    </span>
  )
}

const ReadAloudDialog = lazyDialog(async () => (await import('./ReadAloudDialog.tsx')).ReadAloudDialog)
