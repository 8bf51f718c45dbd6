import type { PairToday as Today } from '../../../../shared/domain/person.ts'
import { longDate } from '../../../lib/time/dates.ts'
import disclosure from '../../../ui/display/Disclosure.module.css'
import styles from './report.module.css'

/** What the day brings for two, with the transits behind it in a disclosure. */
export const PairToday = ({ date, title, text, basis, missing }: Today) => (
  <section className={styles.report} aria-labelledby="today">
    <div className={styles.prose}>
      <h2 id="today">Today for the two of you</h2>
      <time className="muted" dateTime={date}>
        {longDate(date)}
      </time>
      <h3>{title}</h3>
      <p>{text}</p>
      {missing.map((line) => (
        <p key={line} className={styles.born}>
          {line}
        </p>
      ))}
      <details className={styles.limits}>
        <summary className={disclosure.summary}>Why this reading</summary>
        <ul>
          {basis.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
    </div>
  </section>
)
