import type { RefObject } from 'react'
import type { ArchivedReading } from '../../../shared/domain/reading.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { longDate } from '../../lib/time/dates.ts'
import { monthName } from '../../lib/time/months.ts'
import calendar from '../../ui/calendar/calendar.module.css'
import { MonthGrid } from '../../ui/calendar/MonthGrid.tsx'
import styles from './readings.module.css'

interface Props {
  month: string
  readings: readonly ArchivedReading[]
  chosen: LocalDate
  today: LocalDate
  onChoose: (date: LocalDate) => void
  goal: RefObject<LocalDate | undefined>
}

/** A month of past readings. Their days are links; keys also lead to the days between them. */
export function ReadingsGrid({ month, readings, chosen, today, onChoose, goal }: Props) {
  const titles = new Map(readings.map(({ date, content }) => [date, content.title]))

  function cell(date: LocalDate) {
    const title = titles.get(date)
    const tabIndex = date === chosen ? 0 : -1
    if (title !== undefined)
      return (
        <Link className={styles.read} tabIndex={tabIndex} aria-current={date === chosen} to={`?date=${date}`}>
          <Day date={date} says={title} />
        </Link>
      )
    if (date >= today)
      return (
        <span className={styles.none} aria-current={date === today && 'date'}>
          {numberOf(date)}
        </span>
      )
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere has no element of its own.
      <span className={styles.none} role="link" aria-disabled tabIndex={tabIndex} aria-current={date === chosen}>
        <Day date={date} says="no reading" />
      </span>
    )
  }

  const caption = `Your readings in ${monthName(month)}`
  return <MonthGrid caption={caption} month={month} chosen={chosen} cell={cell} onChoose={onChoose} goal={goal} />
}

const Day = ({ date, says }: { date: LocalDate; says: string }) => (
  <>
    <span className="unseen">{`${longDate(date)}: ${says}`}</span>
    {numberOf(date)}
  </>
)

const numberOf = (date: LocalDate) => (
  <span className={calendar.number} aria-hidden="true">
    {Number(date.slice(8))}
  </span>
)
