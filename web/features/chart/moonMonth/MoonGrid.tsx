import type { ReactNode, RefObject } from 'react'
import { moonPhaseName } from '../../../../shared/domain/moon.ts'
import type { MoonMonth } from '../../../../shared/domain/moonMonth.ts'
import type { LocalDate } from '../../../../shared/domain/time.ts'
import { longDate } from '../../../lib/time/dates.ts'
import { monthName } from '../../../lib/time/months.ts'
import calendar from '../../../ui/calendar/calendar.module.css'
import { MonthGrid } from '../../../ui/calendar/MonthGrid.tsx'
import { Glyph } from '../glyphs/Glyph.tsx'
import { ordinal } from '../labels/ordinal.ts'
import { quarterWords, signWords, voidWords } from './dayWords.ts'
import { type MoonDay, moonDay } from './month.ts'
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

/** The month as a calendar, with the Moon of each day. */
export function MoonGrid({ disc, month, chosen, today, onChoose, goal }: Props) {
  function cell(date: LocalDate) {
    const day = month.days.find((each) => each.date === date)!
    const moon = moonDay(month, date)
    return (
      <button
        type="button"
        className={styles.cell}
        tabIndex={date === chosen ? 0 : -1}
        aria-pressed={date === chosen}
        data-quarter={moon.quarters.length > 0 || undefined}
        aria-current={date === today ? 'date' : undefined}
        onClick={() => onChoose(date)}
      >
        <Cell disc={disc(day.elongation)} day={day} moon={moon} />
      </button>
    )
  }
  const caption = `The Moon in ${monthName(month.month)}`
  return <MonthGrid caption={caption} month={month.month} chosen={chosen} cell={cell} onChoose={onChoose} goal={goal} />
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
    <span className={calendar.number} aria-hidden="true">
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
