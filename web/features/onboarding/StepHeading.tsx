import { useLayoutEffect, useRef } from 'react'
import styles from './onboarding.module.css'
import { promptOf } from './prompts.ts'

interface Props {
  step: number
  isVisitor: boolean
}

/** The question. With every step but the first one shown, focus comes here, so that a screen reader reads it. */
export function StepHeading({ step, isVisitor }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const prompt = promptOf(step, isVisitor)

  useLayoutEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  return (
    <header className={styles.heading}>
      <h1 ref={heading} tabIndex={-1}>
        {prompt?.title}
      </h1>
      <p>{prompt?.why}</p>
    </header>
  )
}
