import { type ReactNode, useLayoutEffect } from 'react'
import { focusMain } from '../../lib/navigation/focusMain.ts'
import styles from './onboarding.module.css'

/** Covers the screen during a redirect or while the chart is computed. */
export function LoadingOverlay({ isLeaving, figure }: { isLeaving: boolean; figure: ReactNode }) {
  // The focused control was removed together with its step, so focus the screen.
  useLayoutEffect(() => focusMain, [])

  return (
    <div className={styles.overlay} role="status">
      {figure}
      <p className={styles.overlayTitle}>Getting your free astrology reading!</p>
      <p>{isLeaving ? "You're being redirected to sign up." : "We're casting your chart."}</p>
    </div>
  )
}
