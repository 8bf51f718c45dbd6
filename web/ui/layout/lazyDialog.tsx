import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { isOffline, loadChunk, NOT_LOADED_OFFLINE } from '../../lib/chunks/lazyScreen.ts'
import { showToast } from '../feedback/showToast.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
}

interface Options {
  /** The service worker has its code, so that it opens without a network too. */
  isStored?: boolean
}

interface Loads {
  /** A dialog that must open is what somebody came for: without it, the page gives way to saying so. */
  mustOpen?: boolean
  /** Told when its code begins to load, and when that has ended. */
  onLoading?: (isLoading: boolean) => void
}

/**
 * A dialog in its own chunk, which loads when it is first opened. Where that fails, the page below stays as it is with
 * what was entered there, and a toast says why nothing opened.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
  { isStored = false }: Options = {},
) {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props & Loads) {
    const [state, setState] = useState<{ Dialog?: typeof loaded; error?: unknown }>({ Dialog: loaded })
    const isMissing = props.open && !state.Dialog
    const tell = useEffectEvent((isLoading: boolean) => props.onLoading?.(isLoading))
    const start = useEffectEvent(() => (props.mustOpen ? loadChunk(load) : load()))
    const reportMissing = useEffectEvent((error: unknown) => {
      if (props.mustOpen) return setState({ error })
      showToast(isOffline() ? OFFLINE : UNREACHABLE)
      props.onClose()
    })

    useEffect(() => {
      if (!isMissing) return
      let isWanted = true
      tell(true)
      // A page never fetches again what it once failed to import: we do not try before there is a network.
      const isHere = isStored && navigator.serviceWorker?.controller
      const loading = isOffline() && !isHere ? Promise.reject(NOT_LOADED_OFFLINE) : start()
      loading.then(
        (Dialog) => {
          loaded = Dialog
          if (isWanted) setState({ Dialog })
        },
        (error) => isWanted && reportMissing(error),
      )
      // They may have gone to another screen, from which onClose must not take them away.
      return () => {
        isWanted = false
        tell(false)
      }
    }, [isMissing])

    // For the error boundary, which offers to load the page again.
    if ('error' in state) throw state.error
    return state.Dialog && <state.Dialog {...props} />
  }
}

const OFFLINE = { title: "You're offline", description: 'Opening this needs a connection.' }
const UNREACHABLE = {
  title: "We couldn't open this",
  description: 'Check your connection, then reload the page and try again.',
  tone: 'danger',
} as const
