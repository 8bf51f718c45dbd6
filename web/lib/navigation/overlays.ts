import { useCallback, useEffect, useEffectEvent } from 'react'
import { type Entry, write } from './historyEntries.ts'
import { useRouter } from './router.tsx'

function openOverlay(address = '') {
  const { isOverlay, isSpent, ...screen }: Entry = history.state ?? {}
  write({ ...screen, isOverlay: true }, address, isOverlay || isSpent)
}

/** Without a step back, which would come later than what happens next. */
function closeOverlay(address = '') {
  const { isOverlay, ...screen }: Entry = history.state ?? {}
  if (isOverlay) write({ ...screen, isSpent: true }, address, true)
}

/** Lets Back close what lies over the screen, and makes nothing of its entry when it is closed otherwise. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(() => !history.state?.isOverlay && onClose())
  useEffect(() => {
    if (!isOpen) return
    openOverlay()
    addEventListener('popstate', close)
    return () => {
      removeEventListener('popstate', close)
      closeOverlay()
    }
  }, [isOpen])
}

/**
 * What is open over the screen by the address, as "?name=value"; a function that opens it and always stays the same one,
 * and one that closes it. The part of the screen below stays in the address.
 */
export function useOverlayAddress(name: string): [string | null, (value: string) => void, () => void] {
  const { location, navigate, show } = useRouter()
  const open = useCallback(
    (value: string) => {
      openOverlay(`?${new URLSearchParams({ [name]: value })}${window.location.hash}`)
      show()
    },
    [name, show],
  )
  function close() {
    const isByItsAddress = new URLSearchParams(window.location.search).has(name)
    const below = location.pathname + window.location.hash
    if (history.state?.isOverlay) closeOverlay(below)
    else if (isByItsAddress) navigate(below, { replace: true })
    show()
  }
  return [new URLSearchParams(location.search).get(name), open, close]
}
