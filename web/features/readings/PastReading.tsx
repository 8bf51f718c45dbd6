import type { ReactNode } from 'react'
import type { ArchivedReading } from '../../../shared/domain/reading.ts'
import { longDate, weekday } from '../../lib/time/dates.ts'
import guidance from '../dashboard/guidance.module.css'
import styles from './readings.module.css'

interface Props {
  past: ArchivedReading
  /** What can be done with it. */
  children: ReactNode
}

/** The reading of an earlier day. Which one it is, is said when another is chosen; the text is not. */
export const PastReading = ({ past: { date, content }, children }: Props) => (
  <article className={styles.reading} aria-labelledby="past-reading">
    <div aria-live="polite">
      <p className={guidance.eyebrow}>
        <time dateTime={date}>{`${weekday(date)}, ${longDate(date)}`}</time>
      </p>
      <h2 id="past-reading" className={guidance.title}>
        {content.title}
      </h2>
    </div>
    <div className={guidance.content}>
      {content.content.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <p className={guidance.advice}>{content.advice}</p>
    {children}
  </article>
)
