import { type ReactNode, useState } from 'react'
import { Button } from '../forms/Button.tsx'

interface DialogState {
  open: boolean
  onClose: () => void
  onLoading: (isLoading: boolean) => void
}

interface Props {
  children: ReactNode
  /** Made by lazyDialog: the button is busy while it loads. */
  dialog: (state: DialogState) => ReactNode
}

/** A button, and the dialog that it opens. */
export function DialogButton({ children, dialog }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  return (
    <>
      <Button tone="quiet" busy={isLoading} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {dialog({ open: isOpen, onClose: () => setOpen(false), onLoading: setLoading })}
    </>
  )
}
