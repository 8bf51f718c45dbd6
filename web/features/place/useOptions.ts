import { type KeyboardEvent, useState } from 'react'

/** The keyboard of a list that belongs to a text field: the focus stays in the text while arrow keys walk the options. */
export function useOptions(count: number, choose: (index: number) => void) {
  const [active, setActive] = useState(NONE)
  const [isShut, setShut] = useState(false)
  const isOpen = count > 0 && !isShut
  const at = isOpen && active < count ? active : NONE

  function press(event: KeyboardEvent): void {
    const goal = walk(event.key, at, count)
    const isChosen = event.key === 'Enter' && at !== NONE
    const isLeft = event.key === 'Escape' && isOpen
    // Otherwise Enter sends the form, Esc closes the dialog, and arrows belong to the text.
    if (isChosen || isLeft || (goal !== undefined && count > 0)) event.preventDefault()

    if (isChosen) choose(at)
    setActive(isChosen || isLeft ? NONE : (goal ?? at))
    setShut(isLeft || (isShut && goal === undefined))
  }

  return {
    /** Which option the arrow keys have reached; -1 for none. */
    active: at,
    isOpen,
    press,
    open() {
      setActive(NONE)
      setShut(false)
    },
    leave: () => setActive(NONE),
  }
}

export const optionId = (list: string, index: number): string => `${list}${index}`

/** The option that a key leads to: round the list and through the text itself. Undefined for other keys. */
export function walk(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : NONE
  if (key === 'ArrowUp') return at === NONE ? count - 1 : at - 1
}

const NONE = -1
