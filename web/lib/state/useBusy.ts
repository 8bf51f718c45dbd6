import { useRef, useState } from 'react'
import { focusMainIfLost } from '../navigation/focusMain.ts'

/** Runs an async action once at a time: a second click while the first is in progress does nothing. */
export function useBusy<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const inProgress = useRef(false)

  async function run(...args: Args): Promise<void> {
    if (inProgress.current) return
    inProgress.current = true
    const focused = document.activeElement
    setBusy(true)
    try {
      await action(...args)
    } finally {
      inProgress.current = false
      setBusy(false)
      // The action may have removed the control that started it.
      if (!focused?.isConnected) focusMainIfLost()
    }
  }
  return { busy, run }
}
