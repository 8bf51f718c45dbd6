import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { isOffline, loadChunk, NOT_LOADED_OFFLINE } from '../../lib/lazyScreen.ts'
import { showToast } from '../feedback/showToast.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
}

/**
 * A dialog in its own chunk, which loads when it is first opened. Without a network the page below stays as it is, and a
 * toast says why nothing opened. A dialog that must open is what somebody came for: then the page gives way to saying so.
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props & { mustOpen?: boolean }) {
    const [state, setState] = useState<{ Dialog?: typeof loaded; error?: unknown }>({ Dialog: loaded })
    const isMissing = props.open && !state.Dialog
    const reportMissing = useEffectEvent((error: unknown) => {
      if (error !== NOT_LOADED_OFFLINE || props.mustOpen) return setState({ error })
      showToast({ title: "You're offline", description: 'Opening this needs a connection.' })
      props.onClose()
    })

    useEffect(() => {
      if (!isMissing) return
      let isWanted = true
      // A page never fetches again what it once failed to import: we do not try before there is a network.
      const loading = isOffline() ? Promise.reject(NOT_LOADED_OFFLINE) : loadChunk(load)
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
      }
    }, [isMissing])

    // For the error boundary, which offers to load the page again.
    if ('error' in state) throw state.error
    return state.Dialog && <state.Dialog {...props} />
  }
}
