import { useEffect } from 'react'
import type { DailyReading } from '../../../shared/domain/reading.ts'
import { track } from '../../lib/analytics.ts'
import { longDate } from '../../lib/dates.ts'
import styles from './guidance.module.css'

/** Today's reading, with the transits behind it in a disclosure. */
export function Guidance({ reading }: { reading: DailyReading }) {
  const { date, scope, content } = reading
  useEffect(() => track('horoscope_view', { type: scope }), [scope])

  return (
    <article className={styles.guidance}>
      <p className={styles.eyebrow}>
        <span>Today's Guidance</span>
        <time dateTime={date}>{longDate(date)}</time>
      </p>
      <h2 className={styles.title}>{content.title}</h2>
      <div className={styles.content}>
        {content.content.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.advice}>{content.advice}</p>
      {content.basis.length > 0 && <Basis {...reading} />}
    </article>
  )
}

const Basis = ({ scope, content }: DailyReading) => (
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
        : "Written for your Sun sign. With Premium, it's written for your own chart."}
      {content.source === 'model' && ' An AI put these facts into words.'}
    </p>
  </details>
)
