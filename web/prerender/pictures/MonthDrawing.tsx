import { monthOf } from '../../../shared/domain/month.ts'
import { glyphPaths } from '../../features/chart/glyphs/glyphPaths.ts'
import { MoonDisc } from '../../features/moon/MoonDisc.tsx'
import { weeksOf } from '../../lib/time/months.ts'
import type { PictureSources } from './pictureSources.ts'

interface Props extends Pick<PictureSources['rooms'], 'month'> {
  width: number
  height: number
}

/** The Moon's month as its room shows it on a phone: each day with its disc and its sign at noon. */
export function MonthDrawing({ month: { days, signs }, width, height }: Props) {
  const dayOn = new Map(days.map((day) => [day.date, day]))
  const weeks = weeksOf(monthOf(days[0]!.date)).map((week) => week.map((date) => date && dayOn.get(date)))
  const [cell, row] = [(width - 1) / 7, (height - 1) / weeks.length]
  const signOn = (date: string) => signs.find(({ to }) => to > `${date}T12:00`)!.sign
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fontFamily="Arial, sans-serif" fontSize="10" fill="none" aria-hidden="true">
      {weeks.flatMap((week, index) =>
        week.map(
          (day, weekday) =>
            day && (
              <g key={day.date} transform={`translate(${weekday * cell} ${index * row})`}>
                <rect x=".5" y=".5" width={cell} height={row} stroke="var(--line)" />
                <text x="6" y="14" fill="var(--muted)">
                  {Number(day.date.slice(8))}
                </text>
                <svg x={cell / 2 - 15} y={row / 2 - 17} width="30" height="30" aria-hidden="true">
                  <MoonDisc elongation={day.elongation} />
                </svg>
                <path
                  d={glyphPaths[signOn(day.date)]}
                  stroke="var(--muted)"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  transform={`translate(${cell / 2 - 6} ${row - 16}) scale(.5)`}
                />
              </g>
            ),
        ),
      )}
    </svg>
  )
}
