import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/forms/Button.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import styles from './billing.module.css'

interface Props {
  /** The button that opens the question. */
  label: string
  /** What follows when they agree. */
  children: ReactNode
  yes: string
  no: string
  tone?: 'quiet' | 'danger'
  busy: boolean
  onConfirm: () => void
}

/** A button that asks before it acts, in place and without a dialog. */
export function InlineConfirmation({ label, children, yes, no, tone = 'quiet', busy, onConfirm }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and there are none.
    <div className={styles.question} role="group" aria-label={label}>
      {/* The button that was pressed is gone: the focus follows to the question. */}
      <p tabIndex={-1} ref={focus}>
        {children}
      </p>
      <div className={stack.row}>
        <Button tone={tone} busy={busy} onClick={onConfirm}>
          {yes}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => setAsking(false)}>
          {no}
        </Button>
      </div>
    </div>
  )
}

const focus = (question: HTMLElement | null) => question?.focus()
