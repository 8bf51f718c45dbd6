import { useEffect } from 'react'
import type { DailyReading } from '../../../shared/domain/reading.ts'
import { track } from '../../lib/analytics.ts'
import { longDate, today } from '../../lib/dates.ts'
import styles from './guidance.module.css'

interface Props {
  reading: DailyReading
  hasActiveAccess: boolean
}

/** Today's reading, with the transits behind it in a disclosure. */
export function Guidance({ reading, hasActiveAccess }: Props) {
  const { date, scope, content } = reading
  useEffect(() => track('horoscope_view', { type: scope }), [scope])

  return (
    <article className={styles.guidance}>
      <p className={styles.eyebrow}>
        <span>{date === today() ? "Today's Guidance" : 'Your last guidance'}</span>
        <time dateTime={date}>{longDate(date)}</time>
      </p>
      <h2 className={styles.title}>{content.title}</h2>
      <div className={styles.content}>
        {content.content.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.advice}>{content.advice}</p>
      {content.basis.length > 0 && <Basis reading={reading} hasActiveAccess={hasActiveAccess} />}
    </article>
  )
}

const Basis = ({ reading: { scope, content }, hasActiveAccess }: Props) => (
  <details className={styles.basis}>
    <summary>Why this reading</summary>
    <ul>
      {content.basis.map(({ part, fact }) => (
        <li key={part + fact}>{fact}</li>
      ))}
    </ul>
    <p>
      {scope === 'personal'
        ? 'Written for your own chart.'
        : `Written for your Sun sign. ${hasActiveAccess ? MORE_WITH_BIRTH : MORE_WITH_PREMIUM}`}
      {content.source === 'model' && ' An AI put these facts into words.'}
    </p>
  </details>
)

const MORE_WITH_BIRTH = 'Add your birth time and place to have it written for your own chart.'
const MORE_WITH_PREMIUM = "With Premium, it's written for your own chart."
