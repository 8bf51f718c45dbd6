import { useEffect, useState } from 'react'
import { letter } from '../../../shared/contract/letter.ts'
import { useReply } from '../../lib/api/call.ts'
import { focusMain } from '../../lib/navigation/focusMain.ts'
import { storage } from '../../lib/storage/storage.ts'
import { letterTime } from '../../lib/text/letterTimes.ts'
import { LetterHour } from './LetterHour.tsx'
import styles from './LetterQuestion.module.css'
import { useQuiet } from './useQuiet.ts'

/**
 * Asks a new member once, below their first reading, whether it should come by email. Its room is there from the
 * beginning, so that nothing moves when it is time to ask, nor when the answer is told.
 */
export function LetterQuestion({ isHeld }: { isHeld: boolean }) {
  const { data: known, mutate } = useReply(letter.readLetter, {})
  const isQuiet = useQuiet()
  const [answer, setAnswer] = useState<number | 'not now'>()
  const isOn = known !== undefined && known.frequency !== 'off'
  // They chose it in the settings, or on another device.
  useEffect(() => void (isOn && storage.remove('askAboutLetter')), [isOn])

  function decline() {
    storage.remove('askAboutLetter')
    setAnswer('not now')
    focusMain()
  }

  if (isHeld || answer === 'not now') return null
  const isAnswered = answer !== undefined
  const isTime = isAnswered || (isQuiet && known?.frequency === 'off')
  return (
    <section className={styles.question} aria-labelledby="letter-question" style={isTime ? undefined : UNSEEN}>
      <div style={isAnswered ? UNSEEN : undefined}>
        <h2 id="letter-question">When would you like this?</h2>
        <p className="muted">We can email you your reading every day. One click in any letter stops it.</p>
        <LetterHour
          initial={known?.hour}
          onSaved={(saved) => {
            setAnswer(saved.hour)
            void mutate(saved, { revalidate: false })
          }}
          onDecline={decline}
        />
      </div>
      {isAnswered && (
        <p role="status" tabIndex={-1} ref={takeFocus}>
          {`Your letter comes every day at ${letterTime(answer)}. You can change that in Settings.`}
        </p>
      )}
    </section>
  )
}

const UNSEEN = { visibility: 'hidden' } as const

/** The button that had it is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
