import { type KeyboardEvent, useState } from 'react'

/** Keyboard handling of a combobox: the focus stays in the text field while arrow keys move through the options. */
export function useComboboxKeys(count: number, choose: (index: number) => void) {
  const [active, setActive] = useState(NONE)
  const [isClosed, setClosed] = useState(false)
  const isOpen = count > 0 && !isClosed
  const at = isOpen && active < count ? active : NONE

  function onKeyDown(event: KeyboardEvent): void {
    const next = optionAfterKey(event.key, at, count)
    const isChosen = event.key === 'Enter' && at !== NONE
    const isDismissed = event.key === 'Escape' && isOpen
    // Otherwise Enter submits the form, Esc closes the dialog, and arrow keys move the caret.
    if (isChosen || isDismissed || (next !== undefined && count > 0)) event.preventDefault()

    if (isChosen) choose(at)
    setActive(isChosen || isDismissed ? NONE : (next ?? at))
    setClosed(isDismissed || (isClosed && next === undefined))
  }

  return {
    /** The index of the active option; -1 for none. */
    active: at,
    isOpen,
    onKeyDown,
    open() {
      setActive(NONE)
      setClosed(false)
    },
    onBlur: () => setActive(NONE),
  }
}

export const optionId = (list: string, index: number): string => `${list}${index}`

/** The option a key moves to; the text field is one stop of the cycle. Undefined for other keys. */
export function optionAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : NONE
  if (key === 'ArrowUp') return at === NONE ? count - 1 : at - 1
}

const NONE = -1
