import { secondsOf } from '../../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../../shared/domain/transits.ts'
import { Link } from '../../../lib/navigation/router.tsx'
import { longTime, now } from '../../../lib/time/dates.ts'
import { timeZone } from '../../../lib/time/timeZone.ts'
import { paths } from '../../../paths.ts'
import { ordinal } from '../labels/ordinal.ts'
import styles from './ahead.module.css'
import { LastNote } from './LastNote.tsx'
import { lasts } from './layoutLanes.ts'
import { passLabel } from './passLabel.ts'

/** When an event is, what it is about, what was written the last time, and where in the chart it falls. */
export const EventFacts = ({ event }: { event: TransitEvent }) => (
  <>
    <dl className={styles.facts}>
      {lasts(event) && <Fact name="Begins" at={event.begins} />}
      {event.exact.map((at, pass) => (
        <Fact
          key={at}
          name={event.exact.length > 1 ? `Exact, ${passLabel(pass, event.exact.length)}` : 'Exact'}
          at={at}
        />
      ))}
      {endsLater(event) && <Fact name={lasts(event) ? 'Ends' : ENDS[event.kind]!} at={event.ends} />}
    </dl>
    <p className={styles.zone}>{`Times are in your time zone, ${timeZone().replaceAll('_', ' ')}.`}</p>
    <p className={styles.text}>{event.text}</p>
    <LastNote event={event} />
    <ul className={styles.places}>
      {event.point && (
        <li>
          <Link
            to={paths.natalChart}
          >{`${event.point === event.body ? 'Natal ' : ''}${event.point} in your chart`}</Link>
        </li>
      )}
      {event.house !== undefined && (
        <li>
          <Link to={paths.natalChart}>{`${event.body} is in your ${ordinal(event.house)} house`}</Link>
        </li>
      )}
    </ul>
  </>
)

/** What the end of an event that is a moment means. */
const ENDS: Partial<Record<TransitEvent['kind'], string>> = { ingress: 'Next sign', station: 'Turns direct' }

const endsLater = ({ kind, ends, exact }: TransitEvent) => ends !== exact.at(-1) && (kind in ENDS || kind === 'contact')

function Fact({ name, at }: { name: string; at: string }) {
  const instant = secondsOf(new Date(at))
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={at}>{longTime(instant)}</time>
        {instant < now() && <small className="muted"> · past</small>}
      </dd>
    </div>
  )
}
