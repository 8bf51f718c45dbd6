import { useLayoutEffect, useRef } from 'react'
import styles from '../onboarding.module.css'
import { promptOf } from './prompts.ts'

interface Props {
  step: number
  isVisitor: boolean
}

/** The title of a step. Takes the focus when the step changes, so that screen readers announce it. */
export function StepHeading({ step, isVisitor }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const { title, reason } = promptOf(step, isVisitor)

  useLayoutEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  return (
    <header className={styles.heading}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{reason}</p>
    </header>
  )
}
