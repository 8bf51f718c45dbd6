import { useLayoutEffect } from 'react'
import { STEP_COUNT } from '../../../shared/domain/onboarding.ts'
import { focusMain } from '../../lib/focusMain.ts'
import { OrreryFigure } from './OrreryFigure.tsx'
import styles from './onboarding.module.css'

/** Covers the screen during a redirect or while the chart is computed. */
export function LoadingOverlay({ isLeaving }: { isLeaving: boolean }) {
  // The focused control was removed together with its step, so focus the screen.
  useLayoutEffect(() => focusMain, [])

  return (
    <div className={styles.overlay} role="status">
      <div className={styles.overlayFigure}>
        <OrreryFigure planetsShown={STEP_COUNT} />
      </div>
      <p className={styles.overlayTitle}>Getting your free astrology reading!</p>
      <p>{isLeaving ? "You're being redirected to sign up." : "We're casting your chart."}</p>
    </div>
  )
}
