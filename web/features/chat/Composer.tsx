import type { KeyboardEvent, MouseEvent, Ref, SubmitEvent } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import { codePoints } from '../../../shared/domain/codePoints.ts'
import { CHAT_MESSAGE_MAX } from '../../../shared/domain/limits.ts'
import { useIsOnline } from '../../lib/browser/useIsOnline.ts'
import { Icon } from '../../ui/display/Icon.tsx'
import styles from './chat.module.css'

interface Props {
  text: string
  onText: (text: string) => void
  onSend: (message: string) => void
  /** Waits no longer for the answer that is on its way. */
  onStop: () => void
  isSending: boolean
  /** Undefined while nobody knows. */
  remaining: number | undefined
  ref: Ref<HTMLTextAreaElement>
}

/** Where a question is written. Enter sends it and Shift+Enter begins a line, but not while letters are being composed. */
export function Composer({ text, onText, onSend, onStop, isSending, remaining, ref }: Props) {
  const isOnline = useIsOnline()
  const message = text.trim()
  const isTooLong = codePoints(message) > CHAT_MESSAGE_MAX
  const maySend = message !== '' && !isTooLong && !isSending && isOnline && (remaining === undefined || remaining > 0)
  const hint = hintOf({ isOnline, isTooLong, remaining })

  function submit(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault()
    if (maySend) onSend(message)
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <label className={styles.unseen} htmlFor="question">
        Your question
      </label>
      <textarea
        id="question"
        ref={ref}
        rows={1}
        value={text}
        placeholder={`Ask ${brand.astrologer} about your chart`}
        aria-describedby="chat-hint"
        aria-invalid={isTooLong || undefined}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => isSendKey(event) && submit(event)}
      />
      <SendButton isSending={isSending} maySend={maySend} onStop={onStop} />
      <p id="chat-hint" className={hint ? styles.hint : styles.unseen} role="status">
        {hint}
      </p>
    </form>
  )
}

interface SendButtonProps {
  isSending: boolean
  maySend: boolean
  onStop: () => void
}

/** One button for both, so that the focus stays on it. */
function SendButton({ isSending, maySend, onStop }: SendButtonProps) {
  function stop(event: MouseEvent) {
    if (!isSending) return
    // The button sends again once it has stopped, and that is before the browser looks whether this click submits.
    event.preventDefault()
    // Not the second click of a double click on Send.
    if (event.detail < 2) onStop()
  }

  return (
    <button className={styles.send} type="submit" disabled={!isSending && !maySend} onClick={stop}>
      <Icon name={isSending ? 'stop' : 'up'} label={isSending ? 'Stop' : 'Send'} />
    </button>
  )
}

/** Enter also ends a composition, as of Chinese letters. Safari says so by the code 229 alone. */
const isSendKey = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229

interface Hinted {
  isOnline: boolean
  isTooLong: boolean
  remaining: number | undefined
}

function hintOf({ isOnline, isTooLong, remaining }: Hinted): string {
  if (!isOnline) return "You're offline. Your question stays here until you're back."
  if (isTooLong) return `Your message must be at most ${CHAT_MESSAGE_MAX.toLocaleString('en-US')} characters`
  return remaining !== undefined && remaining <= 0 ? "You've asked all of this month's questions." : ''
}
