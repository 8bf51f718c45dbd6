import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/Badge.tsx'
import styles from './meditation.module.css'
import { formatTime } from './player/formatTime.ts'

interface Props {
  title: string
  description: string
  duration: number
  tags: readonly string[]
  isCompleted?: boolean
  /** The button that plays it, or its lock. */
  action: ReactNode
  /** Its text. */
  children: ReactNode
}

/** A meditation in a list. */
export const MeditationCard = ({ title, description, duration, tags, isCompleted, action, children }: Props) => (
  <article className={styles.card}>
    <div className={styles.head}>
      {action}
      <div>
        <h3 className={styles.title}>{title}</h3>
        <ul className={styles.facts}>
          <li>{formatTime(duration)}</li>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      {isCompleted && <Badge tone="good">Completed</Badge>}
    </div>
    <p className={styles.description}>{description}</p>
    {children}
  </article>
)
