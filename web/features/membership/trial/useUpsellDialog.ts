import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from '../../../lib/router.tsx'
import { storage } from '../../../lib/storage/storage.ts'
import { useMembership } from '../useMembership.ts'

/**
 * Opens the trial offer shortly after the page, once, and only without access; not over another dialog, but once that has
 * been closed. `isOpen` is undefined until then.
 */
export function useUpsellDialog() {
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
    if (!isDue) return
    let timer = setTimeout(offer, DELAY_MS)
    function offer() {
      if (document.querySelector('dialog[open]')) timer = setTimeout(offer, DELAY_MS)
      else open()
    }
    return () => clearTimeout(timer)
  }, [isDue])

  return { isOpen, close: () => setOpen(false) }
}

const DELAY_MS = 2000
