import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { storage } from '../../lib/storage.ts'
import { useMembership } from './useMembership.ts'

/** The welcome to a trial, opened a little after the page, once, and only for people without access. */
export function useTrialWelcome() {
  const [search] = useSearchParams()
  const [isWished, wish] = useState(
    () => search.get('showTrial') === 'true' || storage.read('showTrialModalOnDashboard') !== null,
  )
  const [isOpen, setOpen] = useState(false)
  const { shouldShowUpgrade } = useMembership()

  const welcome = useEffectEvent(() => {
    storage.remove('showTrialModalOnDashboard')
    wish(false)
    setOpen(shouldShowUpgrade)
  })
  useEffect(() => {
    if (!isWished) return
    const timer = setTimeout(() => welcome(), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWished])

  return { isOpen, close: () => setOpen(false) }
}

const DELAY_MS = 2000
