import { useLayoutEffect, useRef } from 'react'
import styles from './onboarding.module.css'
import { prompts } from './prompts.ts'

/** The question. With every step but the first one shown, focus comes here, so that a screen reader reads it. */
export function StepHeading({ step }: { step: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const { title, why } = prompts[step] ?? { title: '', why: '' }

  useLayoutEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  return (
    <header className={styles.heading}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{why}</p>
    </header>
  )
}
