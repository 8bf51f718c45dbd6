import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createReader, type Reading } from '../../lib/speech/createReader.ts'
import { sentencesOf } from '../../lib/speech/sentencesOf.ts'
import { Button } from '../forms/Button.tsx'
import { SelectField } from '../forms/SelectField.tsx'
import { Dialog } from '../layout/Dialog.tsx'
import stack from '../layout/Stack.module.css'
import styles from './ReadAloudDialog.module.css'

interface Props {
  open: boolean
  onClose: () => void
  paragraphs: readonly string[]
}

export const ReadAloudDialog = ({ open, onClose, paragraphs }: Props) => (
  <Dialog open={open} onClose={onClose} title="Read aloud" startsAtTitle>
    <Aloud paragraphs={paragraphs} />
  </Dialog>
)

/** A text that the device reads, with the sentence marked that is being read. It is silent once this is gone. */
function Aloud({ paragraphs }: { paragraphs: readonly string[] }) {
  // A text that changes while it is read is not the one that was asked for.
  const [text] = useState(() => numbered(paragraphs))
  const [reader] = useState(() => createReader(text.flat().map(({ sentence }) => sentence)))
  const reading = useSyncExternalStore(reader.subscribe, reader.now)
  const { status, at, pace } = reading
  const isReading = status === 'reading'
  const isBegun = isReading || status === 'paused'
  const marked = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    addEventListener('pagehide', reader.stop)
    return () => {
      removeEventListener('pagehide', reader.stop)
      reader.stop()
    }
  }, [reader])
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new sentence.
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which is no cleanup.
    marked.current?.scrollIntoView({ block: 'nearest' })
  }, [at, isBegun])

  return (
    <>
      <div className={styles.controls}>
        <div className={stack.row}>
          <Button onClick={isReading ? reader.pause : reader.play}>{isReading ? 'Pause' : 'Play'}</Button>
          <Button tone="quiet" disabled={!isBegun} onClick={reader.stop}>
            Stop
          </Button>
          <Button tone="quiet" onClick={() => reader.move(-1)}>
            Back a sentence
          </Button>
          <Button tone="quiet" onClick={() => reader.move(1)}>
            Next sentence
          </Button>
          <SelectField
            label="Pace"
            options={PACES}
            value={String(pace)}
            onChange={({ target }) => reader.setPace(Number(target.value))}
          />
        </div>
        {/* Silent while the voice speaks: a screen reader would talk over it. */}
        <p role="status" className={styles.status}>
          {statusOf(reading, text.flat().length)}
        </p>
      </div>
      <div className={styles.text}>
        {text.map((sentences) => (
          <p key={sentences[0]?.number}>
            {sentences.map(({ sentence, number }) => {
              const isCurrent = isBegun && number === at
              return (
                <span key={number} ref={isCurrent ? marked : null} aria-current={isCurrent || undefined}>
                  {sentence}
                </span>
              )
            })}
          </p>
        ))}
      </div>
    </>
  )
}

const PACES = [
  { value: '0.75', label: 'Slower' },
  { value: '1', label: 'Normal' },
  { value: '1.25', label: 'Faster' },
  { value: '1.5', label: 'Fastest' },
]

function statusOf({ status, at }: Reading, count: number): string {
  if (status === 'paused') return `Paused at sentence ${at + 1} of ${count}.`
  if (status === 'finished') return "That's the end."
  if (status === 'failed') return "Your device's voice stopped. Press Play to try again from this sentence."
  return ''
}

/** The sentences of each paragraph, numbered through the whole text. */
function numbered(paragraphs: readonly string[]) {
  let number = 0
  return paragraphs.map((paragraph) => sentencesOf(paragraph).map((sentence) => ({ sentence, number: number++ })))
}
