import { useState } from 'react'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'

interface Props {
  password: string
  onDone: () => void
}

/** Stays after the toast has gone: nobody should have to be quick to copy a password. It cannot be shown again. */
export function TemporaryPassword({ password, onDone }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(password).then(() => setCopied(true))
  return (
    <div className={stack.row}>
      <code>{password}</code>
      <Button tone="quiet" onClick={() => void copy().catch(() => setCopied(false))}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <Button tone="quiet" onClick={onDone}>
        Hide
      </Button>
    </div>
  )
}
