import { useLayoutEffect } from 'react'
import { STEP_COUNT } from '../../../shared/domain/onboarding.ts'
import { focusScreen } from '../../lib/focusScreen.ts'
import { OrreryFigure } from './OrreryFigure.tsx'
import styles from './onboarding.module.css'

/** Fills the screen while something happens that the person waits for. */
export function Overlay({ isLeaving }: { isLeaving: boolean }) {
  // The control that had the focus went with the step; whatever opens next gives the focus back to the screen.
  useLayoutEffect(() => focusScreen, [])

  return (
    <div className={styles.overlay} role="status">
      <div className={styles.overlayFigure}>
        <OrreryFigure set={STEP_COUNT} />
      </div>
      <p className={styles.overlayTitle}>Getting your free astrology reading!</p>
      <p>{isLeaving ? "You're being redirected to sign up." : "We're casting your chart."}</p>
    </div>
  )
}
