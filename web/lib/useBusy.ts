import { useRef, useState } from 'react'
import { focusScreen } from './focusScreen.ts'

/** Runs one piece of work at a time: a second click while the first is under way does nothing. */
export function useBusy<Given extends unknown[]>(work: (...given: Given) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function run(...given: Given): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    const began = document.activeElement
    setBusy(true)
    try {
      await work(...given)
    } finally {
      underWay.current = false
      setBusy(false)
      // What was done may have taken the control away that asked for it.
      if (!began?.isConnected && document.activeElement === document.body) focusScreen()
    }
  }
  return { busy, run }
}
