import type { ComingDate } from '../../../shared/domain/daySky.ts'
import { addDays, type LocalDate } from '../../../shared/domain/time.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { dayAndMonth, weekday } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import styles from './guidance.module.css'

interface Props {
  dates: readonly ComingDate[]
  /** The day of the reading. */
  after: LocalDate
  isOfToday: boolean
  /** Not below the title of the reading, but beside it. */
  isBeside?: boolean
}

/** What comes next in the reader's sky. */
export const ComingDates = ({ dates, isBeside, ...reading }: Props) =>
  dates.length > 0 && (
    <section className={styles.coming}>
      <h3 aria-level={isBeside ? 2 : undefined}>Coming up</h3>
      <ul>
        {dates.map(({ date, text }) => (
          <li key={date + text}>
            <time className="muted" dateTime={date}>{`${dayOf(date, reading)}:`}</time>{' '}
            {reading.isOfToday ? <Link to={`${paths.ahead}?day=${date}`}>{text}</Link> : <span>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  )

/** A weekday alone is of the week that follows today. */
function dayOf(date: LocalDate, { after, isOfToday }: Omit<Props, 'dates' | 'isBeside'>): string {
  if (!isOfToday || date > addDays(after, 6)) return dayAndMonth(date)
  return date === addDays(after, 1) ? 'Tomorrow' : weekday(date)
}
