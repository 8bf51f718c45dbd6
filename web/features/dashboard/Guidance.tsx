import { type ReactNode, useEffect } from 'react'
import type { DailyReading } from '../../../shared/domain/reading.ts'
import { track } from '../../lib/analytics/analytics.ts'
import { longDate } from '../../lib/time/dates.ts'
import disclosure from '../../ui/display/Disclosure.module.css'
import { ComingDates } from './ComingDates.tsx'
import styles from './guidance.module.css'

interface Props {
  reading: DailyReading
  /** Whether it is the newest one. The date does not say: on a journey, the server still counts the days of the earlier zone. */
  isOfToday: boolean
  hasActiveAccess: boolean
  /** The sky of the day, beside the text. */
  figure?: ReactNode
  /** At the foot. */
  children?: ReactNode
}

/** Today's reading, with the dates that come next, and the transits behind it in a disclosure. */
export function Guidance({ reading, isOfToday, hasActiveAccess, figure, children }: Props) {
  const { date, scope, content } = reading
  useEffect(() => track('horoscope_view', { type: scope }), [scope])

  return (
    <article className={styles.guidance}>
      <div>
        <p className={styles.eyebrow}>
          <span>{isOfToday ? "Today's Guidance" : 'Your last guidance'}</span>
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <h2 className={styles.title}>{content.title}</h2>
        <div className={styles.content}>
          {content.content.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className={styles.advice}>{content.advice}</p>
      </div>
      {figure}
      <div>
        {content.sky && <ComingDates dates={content.sky.next} after={date} isOfToday={isOfToday} />}
        {content.basis.length > 0 && <Basis reading={reading} hasActiveAccess={hasActiveAccess} />}
        {children}
      </div>
    </article>
  )
}

const Basis = ({ reading: { scope, content }, hasActiveAccess }: Pick<Props, 'reading' | 'hasActiveAccess'>) => (
  <details className={styles.basis}>
    <summary className={`muted ${disclosure.summary}`}>Why this reading</summary>
    <ul>
      {content.basis.map(({ part, fact }) => (
        <li key={part + fact}>{fact}</li>
      ))}
    </ul>
    <p className="muted">
      <span>
        {scope === 'personal'
          ? 'Written for your own chart.'
          : `Written for your Sun sign. ${hasActiveAccess ? MORE_WITH_BIRTH : MORE_WITH_PREMIUM}`}
      </span>
      {content.source === 'model' && <span> An AI put these facts into words.</span>}
    </p>
  </details>
)

const MORE_WITH_BIRTH = 'Add your birth time and place to have it written for your own chart.'
const MORE_WITH_PREMIUM = "With Premium, it's written for your own chart."
