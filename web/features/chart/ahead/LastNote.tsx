import { journal } from '../../../../shared/contract/journal.ts'
import type { JournalNote } from '../../../../shared/domain/journal.ts'
import { addDays, type EpochSeconds, localDateAt, secondsOf } from '../../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../../shared/domain/transits.ts'
import { useReply } from '../../../lib/api/call.ts'
import { longDate, now } from '../../../lib/time/dates.ts'
import { timeZone } from '../../../lib/time/timeZone.ts'
import styles from './ahead.module.css'
import { daysBetween } from './aheadView.ts'

/** What the person wrote when this was exact before. Nothing where they wrote nothing, or it cannot be read. */
export function LastNote({ event }: { event: TransitEvent }) {
  const at = lastTime(event, now())
  const date = at === undefined ? '' : localDateAt(at, timeZone())
  const before = date && addDays(date, NEAR + 1)
  const { data } = useReply(journal.listNotes, { query: { before } }, { enabled: date !== '' })
  const note = data && nearest(data, date)
  if (!note) return null
  return (
    <section className={styles.note}>
      <h3>What you wrote the last time</h3>
      <blockquote>{note.text}</blockquote>
      <p className="muted">{longDate(note.date)}</p>
    </section>
  )
}

/** In days: who was busy with something may have written of it a little earlier or later. */
const NEAR = 3

/** When an event was exact the last time: an earlier pass or, of what comes every year, the year before. */
export function lastTime({ kind, body, exact }: TransitEvent, instant: EpochSeconds): EpochSeconds | undefined {
  const passes = exact.map((iso) => secondsOf(new Date(iso)))
  const past = passes.findLast((at) => at < instant)
  if (past !== undefined) return past
  const isYearly = body === 'Sun' && (kind === 'contact' || kind === 'ingress')
  return isYearly ? ((passes[0]! - YEAR) as EpochSeconds) : undefined
}

/** The Sun comes round, in seconds. */
const YEAR = Math.round(365.2422 * 86_400)

function nearest(notes: readonly JournalNote[], date: string): JournalNote | undefined {
  const distance = (note: JournalNote) => Math.abs(daysBetween(date, note.date))
  return notes.filter((note) => distance(note) <= NEAR).sort((one, other) => distance(one) - distance(other))[0]
}
