import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Toast, toastStore } from './showToast.ts'
import { ToastCard } from './ToastCard.tsx'
import { useTopmost } from './useTopmost.ts'

/** Where toasts appear. A modal dialog makes the page below inert, so each dialog has one of these too. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, none)
  const [toastAtMount] = useState(toast)
  const isTopmost = useTopmost('toaster')
  const current = isTopmost ? toast : null
  const wasAnnounced = useWasAnnounced(current)
  // What was said before a dialog opened is about the page: the dialog may announce it, but does not show it.
  const isShown = current !== toastAtMount && !current?.isOnlyAnnounced
  const card = current && <ToastCard key={current.id} toast={current} isShown={isShown} />

  return (
    <>
      <div role="status">{!wasAnnounced && card}</div>
      {wasAnnounced && isShown && card}
    </>
  )
}

/** A toast that moves to another toaster, as a dialog opens or closes, must not be announced again. */
function useWasAnnounced(toast: Toast | null): boolean {
  const [state, setState] = useState({ toast, wasAnnounced: false })
  if (state.toast !== toast) setState({ toast, wasAnnounced: toast !== null && announced.has(toast) })
  useEffect(() => {
    if (toast) announced.add(toast)
  }, [toast])
  return state.wasAnnounced
}

const announced = new WeakSet<Toast>()

const none = () => null
