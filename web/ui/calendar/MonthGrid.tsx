import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { dayByKey, weeksOf } from '../../lib/time/months.ts'
import styles from './calendar.module.css'

/** Days are as in YYYY-MM-DD. */
interface Props {
  caption: string
  month: string
  chosen: string
  /** What stands in the place of a day. That of the chosen one can take the focus, with a tabIndex of 0. */
  cell: (date: string) => ReactNode
  /** A day of another month leads there. */
  onChoose: (date: string) => void
  /** The day that a key has led to, which takes the focus as soon as it is shown, also in another month. */
  goal: RefObject<string | undefined>
}

/** A month as a calendar. Arrow keys move by days and weeks, Home and End within the week, Page Up and Down by months. */
export function MonthGrid({ caption, month, chosen, cell, onChoose, goal }: Props) {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (goal.current !== chosen) return
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    goal.current = undefined
  }, [chosen, goal])

  function press(event: KeyboardEvent<HTMLElement>) {
    const next = dayByKey(chosen, event.key)
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goal.current = next
    onChoose(next)
  }

  return (
    <table className={styles.grid} ref={table}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={press}>
        {weeksOf(month).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks never move.
          <tr key={index}>
            {week.map((date, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days never move.
              <td key={weekday}>{date && cell(date)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
