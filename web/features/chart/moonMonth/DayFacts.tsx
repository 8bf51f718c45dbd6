import type { ReactNode } from 'react'
import { moonPhaseName } from '../../../../shared/domain/moon.ts'
import type { MoonMonth } from '../../../../shared/domain/moonMonth.ts'
import type { LocalDate } from '../../../../shared/domain/time.ts'
import { dayAndMonth, weekday } from '../../../lib/time/dates.ts'
import { houseWords, quarterWords, signWords, voidWords } from './dayWords.ts'
import { moonDay } from './month.ts'
import styles from './moonMonth.module.css'

interface Props {
  /** Draws the Moon, by its angle from the Sun in degrees. */
  disc: (elongation: number) => ReactNode
  month: MoonMonth
  date: LocalDate
}

/** The chosen day in words. */
export function DayFacts({ disc, month, date }: Props) {
  const day = month.days.find((each) => each.date === date)!
  const moon = moonDay(month, date)
  return (
    <section className={styles.day} aria-labelledby="moon-day" aria-live="polite">
      {disc(day.elongation)}
      <div>
        <p className="muted">{`${weekday(date)}, ${dayAndMonth(date)}`}</p>
        <h2 id="moon-day">{moonPhaseName[day.phase]}</h2>
        <dl>
          {moon.quarters.map((quarter) => (
            <Fact key={quarter.at} name="Exact" text={quarterWords(quarter)} />
          ))}
          <Fact name="Lit" text={`${Math.round(day.illumination * 100)}% at noon`} />
          <Fact name="Sign" text={signWords(moon)} />
          {moon.houses.length > 0 && <Fact name="House" text={houseWords(moon)} />}
          <Fact name="Void" text={moon.voids.length > 0 ? voidWords(moon) : 'Not on this day'} />
        </dl>
      </div>
    </section>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text.charAt(0).toUpperCase() + text.slice(1)}</dd>
  </div>
)
