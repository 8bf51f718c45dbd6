import { moonPhaseName } from '../../../../shared/domain/moon.ts'
import type { MoonMonth } from '../../../../shared/domain/moonMonth.ts'
import { Glyph } from '../glyphs/Glyph.tsx'
import { ordinal } from '../labels/ordinal.ts'
import { dayTimeAt, timeAt } from './month.ts'
import styles from './moonMonth.module.css'

/** The month's moments in order, for reading and for paper. */
export const MonthList = ({ month: { quarters, signs } }: { month: MoonMonth }) => (
  <div className={styles.lists}>
    <section aria-labelledby="phases">
      <h2 id="phases">Phases</h2>
      <ul>
        {quarters.map(({ phase, at, sign, house, eclipse }) => (
          <li key={at}>
            <Glyph of={phase} />
            <span>
              <strong>{moonPhaseName[phase]}</strong>
              <span>{` in ${sign}${house === undefined ? '' : `, your ${ordinal(house)} house`}${eclipse ? ' · eclipse' : ''}`}</span>
            </span>
            <time dateTime={at}>{dayTimeAt(Date.parse(at))}</time>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="signs">
      <h2 id="signs">Signs and void hours</h2>
      <ul>
        {signs.map(({ sign, from, to, voidFrom }) => (
          <li key={from}>
            <Glyph of={sign} />
            <span>
              <strong>{sign}</strong>
              <small>{`Void ${rangeOf(Date.parse(voidFrom), Date.parse(to))}`}</small>
            </span>
            <time dateTime={from}>{`Enters ${dayTimeAt(Date.parse(from))}`}</time>
          </li>
        ))}
      </ul>
    </section>
  </div>
)

/** The second day only where it is another. */
const rangeOf = (from: number, to: number) =>
  `${dayTimeAt(from)} – ${new Date(from).toDateString() === new Date(to).toDateString() ? timeAt(to) : dayTimeAt(to)}`
