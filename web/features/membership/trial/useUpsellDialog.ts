import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from '../../../lib/navigation/router.tsx'
import { storage } from '../../../lib/storage/storage.ts'
import { useMembership } from '../useMembership.ts'

/**
 * Opens the trial offer shortly after the page, once, and only without access; not over another dialog, but once that has
 * been closed. While it is held back its time has not begun. `isOpen` is undefined until then.
 */
export function useUpsellDialog(isHeld: boolean) {
  const [search] = useSearchParams()
  const [isDue, setDue] = useState(
    () => search.get('showTrial') === 'true' || storage.read('showTrialModalOnDashboard') !== null,
  )
  const [isOpen, setOpen] = useState<boolean>()
  const { shouldShowUpgrade } = useMembership()

  const open = useEffectEvent(() => {
    storage.remove('showTrialModalOnDashboard')
    setDue(false)
    if (shouldShowUpgrade) setOpen(true)
  })
  useEffect(() => {
    if (!isDue || isHeld) return
    let timer = setTimeout(offer, DELAY_MS)
    function offer() {
      if (document.querySelector('dialog[open]')) timer = setTimeout(offer, DELAY_MS)
      else open()
    }
    return () => clearTimeout(timer)
  }, [isDue, isHeld])

  return { isOpen, close: () => setOpen(false) }
}

const DELAY_MS = 2000
