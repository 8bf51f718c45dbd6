import type { LocalDate } from '../../../../shared/domain/time.ts'
import { Link } from '../../../lib/navigation/router.tsx'
import { longDate, weekday } from '../../../lib/time/dates.ts'
import styles from './ahead.module.css'
import { FROM_HERE } from './fromHere.ts'
import type { Day } from './listDays.ts'
import { passLabel } from './passLabel.ts'
import { timeAt } from './timeAt.ts'

/** Everything that is exact in the days in view. Each leads to its own address. */
export const DayList = ({ days, today }: { days: readonly Day[]; today: LocalDate }) => (
  <section aria-labelledby="days">
    <h2 id="days">Day by day</h2>
    {days.length === 0 && <p>Nothing is exact in these days. Zoom out or move on to see what comes.</p>}
    <ol className={styles.days}>
      {days.map(({ date, moments }) => (
        <li key={date}>
          <h3>
            <time dateTime={date}>{longDate(date)}</time>
            <small>{date === today ? 'Today' : weekday(date)}</small>
          </h3>
          <ul>
            {moments.map(({ event, at, pass }) => (
              <li key={event.id + pass}>
                <span className="muted">{timeAt(at)}</span>
                <span>
                  <Link to={`?event=${event.id}`} state={FROM_HERE}>
                    {event.title}
                  </Link>
                  {event.exact.length > 1 && <small>{` ${passLabel(pass, event.exact.length)}`}</small>}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </section>
)
