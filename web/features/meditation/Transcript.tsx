import { useEffect, useRef, useState } from 'react'
import { PARAGRAPH_SECONDS } from '../../../shared/domain/meditation.ts'
import { ReadAloud } from '../../ui/aloud/ReadAloud.tsx'
import disclosure from '../../ui/display/Disclosure.module.css'
import styles from './meditation.module.css'

interface Props {
  paragraphs: readonly string[]
  /** Seconds into the meditation, while it is in the player. */
  position: number | undefined
}

/** The text of a meditation. It opens when the meditation is started, and marks the paragraph that the bell has rung in. */
export function Transcript({ paragraphs, position }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isStarted = position !== undefined
  const current = isStarted ? Math.min(paragraphs.length - 1, Math.floor(position / PARAGRAPH_SECONDS)) : undefined
  const marked = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isStarted) setOpen(true)
  }, [isStarted])
  // Whoever opens their eyes at the bell finds the paragraph without searching.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new paragraph, and once the text is open.
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' })
  }, [current, isOpen])

  return (
    <details className={styles.transcript} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={disclosure.summary}>Transcript</summary>
      <div className={isStarted ? styles.following : undefined}>
        {paragraphs.map((paragraph, at) => (
          <p key={paragraph} aria-current={at === current || undefined} ref={at === current ? marked : null}>
            {paragraph}
          </p>
        ))}
      </div>
      {isOpen && <ReadAloud paragraphs={paragraphs} />}
    </details>
  )
}
