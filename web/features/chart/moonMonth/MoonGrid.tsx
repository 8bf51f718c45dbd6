import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { moonPhaseName } from '../../../../shared/domain/moon.ts'
import type { MoonMonth } from '../../../../shared/domain/moonMonth.ts'
import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import { longDate } from '../../../lib/dates.ts'
import { Glyph } from '../glyphs/Glyph.tsx'
import { ordinal } from '../labels/ordinal.ts'
import { quarterWords, signWords, voidWords } from './dayWords.ts'
import { addMonths, type MoonDay, monthName, monthOf, moonDay, weeksOf } from './month.ts'
import styles from './moonMonth.module.css'

interface Props {
  /** Draws the Moon, by its angle from the Sun in degrees. */
  disc: (elongation: number) => ReactNode
  month: MoonMonth
  chosen: LocalDate
  today: LocalDate
  /** A day of another month leads there. */
  onChoose: (date: LocalDate) => void
  /** The day that a key has led to, which takes the focus as soon as it is shown, also in another month. */
  goal: RefObject<LocalDate | undefined>
}

/** The month as a calendar. Arrow keys move by days and weeks, Home and End within the week, Page Up and Down by months. */
export function MoonGrid({ disc, month, chosen, today, onChoose, goal }: Props) {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (goal.current !== chosen) return
    table.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    goal.current = undefined
  }, [chosen, goal])

  function press(event: KeyboardEvent<HTMLElement>) {
    const next = nextDay(chosen, event.key)
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goal.current = next
    onChoose(next)
  }

  return (
    <table className={styles.grid} ref={table}>
      <caption className="unseen">{`The Moon in ${monthName(month.month)}`}</caption>
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
        {weeksOf(month.days).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks never move.
          <tr key={index}>
            {week.map((day, weekday) =>
              day ? (
                <td key={day.date}>
                  <button
                    type="button"
                    tabIndex={day.date === chosen ? 0 : -1}
                    aria-pressed={day.date === chosen}
                    aria-current={day.date === today ? 'date' : undefined}
                    onClick={() => onChoose(day.date)}
                  >
                    <Cell disc={disc(day.elongation)} day={day} moon={moonDay(month, day.date)} />
                  </button>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: days never move.
                <td key={weekday} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function nextDay(date: LocalDate, key: string): LocalDate | undefined {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  if (key === 'PageUp') return sameDayIn(addMonths(monthOf(date), -1), date)
  if (key === 'PageDown') return sameDayIn(addMonths(monthOf(date), 1), date)
  return key in steps ? addDays(date, steps[key]!) : undefined
}

/** The last of the month, where it is shorter. */
function sameDayIn(month: string, date: LocalDate): LocalDate {
  const same = addDays(`${month}-01`, Number(date.slice(8)) - 1)
  return monthOf(same) === month ? same : addDays(`${addMonths(month, 1)}-01`, -1)
}

type Day = MoonMonth['days'][number]

function labelOf({ date, phase }: Day, moon: MoonDay): string {
  const what = moon.quarters.length > 0 ? moon.quarters.map(quarterWords).join(', ') : moonPhaseName[phase]
  const isVoid = moon.voids.length > 0 ? `. Void of course ${voidWords(moon)}` : ''
  return `${longDate(date)}: ${what}. In ${signWords(moon)}${isVoid}`
}

const Cell = ({ disc, day, moon }: { disc: ReactNode; day: Day; moon: MoonDay }) => (
  <>
    <span className="unseen">{labelOf(day, moon)}</span>
    <span className={styles.number} aria-hidden="true">
      {Number(day.date.slice(8))}
    </span>
    {disc}
    <span className={styles.sign} aria-hidden="true">
      {moon.signs.slice(0, 2).map(({ sign }, index) => (
        <span key={sign}>
          <span>{index > 0 && '›'}</span>
          <Glyph of={sign} />
        </span>
      ))}
    </span>
    <span className={styles.more} aria-hidden="true">
      {wordsOf(moon).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
    <svg className={styles.void} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {moon.voids.map(({ from, to }) => (
        <rect key={from} x={share(from, moon)} width={share(to, moon) - share(from, moon)} height="4" />
      ))}
    </svg>
  </>
)

const share = (at: number, { span }: MoonDay) => ((at - span.from) / (span.to - span.from)) * 100

/** Where there is room for it: the phase of its day or the sign, and the house. */
function wordsOf({ quarters, houses, signs }: MoonDay): string[] {
  const house = houses.at(-1)?.house
  return [
    quarters[0] ? moonPhaseName[quarters[0].phase] : signs.at(-1)!.sign,
    ...(house === undefined ? [] : [`${ordinal(house)} house`]),
  ]
}
