import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useBackToClose } from '../../lib/navigation/overlays.ts'
import { Icon } from '../display/Icon.tsx'
import { Toaster } from '../feedback/Toaster.tsx'
import styles from './Dialog.module.css'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  narrow?: boolean
  /** Where its fields are there at once only sometimes, or are not what it is for. */
  startsAtTitle?: boolean
  /** It is open by an address that is no overlay's: its entry of the history is there already. */
  isPlace?: boolean
}

/** A modal dialog. The browser traps and restores the focus; Esc, a click on the backdrop and Back call `onClose`. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  narrow = false,
  startsAtTitle = false,
  isPlace = false,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // A layout effect, so that no empty frame flashes when it opens or closes. It must close while still in the
  // document, or the browser cannot restore the focus.
  useLayoutEffect(() => {
    if (!open) return
    const shown = dialog.current
    shown?.showModal()
    // Forms start at their first field and texts at their title: by default the browser would focus the first
    // button and scroll to it, far below on a phone.
    const field = startsAtTitle ? null : shown?.querySelector<HTMLElement>('input:not([type=hidden])')
    const start = field ?? heading.current
    start?.focus()
    return () => shown?.close()
  }, [open, startsAtTitle])

  useBackToClose(open && !isPlace, onClose)

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, which arrives as cancel.
    <dialog
      ref={dialog}
      className={narrow ? styles.narrow : styles.dialog}
      aria-labelledby={id}
      onCancel={cancel}
      // Browsers may close it even when cancel is prevented. The event is late: the dialog may be open again by then.
      onClose={() => open && !dialog.current?.open && onClose()}
      onClick={(event) => isOnBackdrop(event) && onClose()}
    >
      {open && (
        <div className={styles.panel}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
          {/* Last in the tab order. */}
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" label="Close" />
          </button>
          <Toaster />
        </div>
      )}
    </dialog>
  )
}

/** The panel covers the whole dialog, so a click whose target is the dialog itself hit the backdrop. */
const isOnBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget
