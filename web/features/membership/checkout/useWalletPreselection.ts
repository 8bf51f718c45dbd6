import type { StripePaymentElement } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { hasCoarsePointer } from '../../../lib/browser/hasCoarsePointer.ts'

/**
 * On a phone, offers the wallet first shortly after the form is there. It only changes what is selected: no sheet opens,
 * the focus stays, and whoever has begun to fill in the form is left alone.
 */
export function useWalletPreselection() {
  const [element, setElement] = useState<StripePaymentElement>()
  const isTouched = useRef(false)

  useEffect(() => {
    if (!element || !isMobile()) return
    const timer = setTimeout(() => {
      if (!isTouched.current) element.update({ paymentMethodOrder: WALLETS_FIRST })
    }, PRESELECT_MS)
    return () => clearTimeout(timer)
  }, [element])

  const touch = () => {
    isTouched.current = true
  }
  return { onReady: setElement, onFocus: touch, onChange: ({ empty }: { empty: boolean }) => void (empty || touch()) }
}

const WALLETS_FIRST = ['apple_pay', 'google_pay', 'card']
const PRESELECT_MS = 1500

const isMobile = () => hasCoarsePointer() && /Mobi|Android|iPhone|iPad/.test(navigator.userAgent)
