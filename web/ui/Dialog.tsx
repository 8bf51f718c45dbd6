import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { Notices } from './Notices.tsx'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  narrow?: boolean
}

/** Modal. The browser keeps the focus inside and gives it back; Esc and a click beside it ask to close. */
export function Dialog({ open, onClose, title, children, narrow = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // Before anything is painted: an empty frame must not flash when it opens or shuts.
  // Closed while it still stands in the page, or the browser would not know where the focus goes back to.
  useLayoutEffect(() => {
    if (!open) return
    const shown = dialog.current
    shown?.showModal()
    // What is to be filled in begins at its first field, and what is to be read at its title:
    // the browser would scroll to the first button, far below on a phone.
    const field = shown?.querySelector<HTMLElement>('input:not([type=hidden])')
    const start = field ?? heading.current
    start?.focus()
    return () => shown?.close()
  }, [open])

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Esc key is the keyboard's way, and arrives as cancel.
    <dialog
      ref={dialog}
      className={narrow ? styles.narrow : styles.dialog}
      aria-labelledby={id}
      onCancel={cancel}
      // A browser may close it past a prevented cancel. The event comes late: by then it may be open again.
      onClose={() => open && !dialog.current?.open && onClose()}
      onClick={(event) => isBeside(event) && onClose()}
    >
      {open && (
        <div className={styles.panel}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
          {/* Last, so that the first thing of the dialog takes the focus. */}
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" label="Close" />
          </button>
          <Notices />
        </div>
      )}
    </dialog>
  )
}

/** The panel covers the whole dialog, so that a click on the dialog itself hit its backdrop. */
const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget
