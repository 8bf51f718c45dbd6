import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { type CodeBoxes, eraseBefore, pasteInto, typeInto } from './codeBoxes.ts'
import styles from './verification.module.css'

interface Props {
  boxes: CodeBoxes
  onChange: (boxes: CodeBoxes) => void
  first: RefObject<HTMLInputElement | null>
  errorId: string | undefined
}

/** One box per digit. The code can be typed, pasted, or autofilled from a message. */
export function CodeInput({ boxes, onChange, first, errorId }: Props) {
  const row = useRef<HTMLFieldSetElement>(null)

  function move(step: { boxes: CodeBoxes; at: number }) {
    onChange(step.boxes)
    row.current?.querySelectorAll('input')[step.at]?.focus()
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    move(pasteInto(boxes, event.clipboardData.getData('text')))
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1 }[event.key]
    if (event.key === 'Backspace' && !boxes[at]) move(eraseBefore(boxes, at))
    else if (to !== undefined) row.current?.querySelectorAll('input')[to]?.focus()
    else return
    event.preventDefault()
  }

  return (
    <fieldset ref={row} className={styles.boxes} onPaste={paste}>
      <legend className="unseen">Verification code</legend>
      {boxes.map((digit, at) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity.
          key={at}
          ref={at === 0 ? first : undefined}
          value={digit}
          onChange={(event) => move(typeInto(boxes, at, event.target.value))}
          onKeyDown={(event) => onKeyDown(event, at)}
          onFocus={(event) => event.target.select()}
          inputMode="numeric"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          aria-label={`Digit ${at + 1}`}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
        />
      ))}
    </fieldset>
  )
}
