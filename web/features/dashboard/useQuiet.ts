import { useEffect, useState } from 'react'
import { storage } from '../../lib/storage/storage.ts'

/** Whether the screen is free for a question: no dialog is open, and no trial offer is about to. Stays true from then on. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (isQuiet) return
    const timer = setInterval(() => {
      const isOfferDue = storage.read('showTrialModalOnDashboard') !== null
      if (!isOfferDue && !document.querySelector('dialog[open]')) setQuiet(true)
    }, LOOK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isQuiet])
  return isQuiet
}

const LOOK_INTERVAL_MS = 500
