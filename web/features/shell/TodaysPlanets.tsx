import { sky } from '../../../shared/contract/sky.ts'
import type { TenPlanet } from '../../../shared/domain/sky.ts'
import { useReply } from '../../lib/api/call.ts'
import { useToday } from '../../lib/dates.ts'
import { equatorial, project, RIM } from '../../lib/projection.ts'

/** Where the planets are today, on the ecliptic of the planisphere. Nothing when that cannot be loaded. */
export function TodaysPlanets({ glyphs }: { glyphs: Readonly<Record<TenPlanet, string>> }) {
  const { data } = useReply(sky.readSky, { query: { date: useToday() } })
  if (!data) return null
  return (
    <g fill="none" stroke="var(--brass-strong)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {inOrder(data.longitudes).map(([planet, longitude], index, all) => {
        const { ra, declination } = equatorial(longitude, 0)
        const { x, y } = project(ra, declination, RIM)
        return (
          <g key={planet} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r="5" fill="var(--brass-strong)" />
            <path transform={`translate(-12 ${isCrowded(index, all) ? 14 : -38})`} d={glyphs[planet]} />
          </g>
        )
      })}
    </g>
  )
}

type Placed = [planet: TenPlanet, longitude: number]

const inOrder = (longitudes: Readonly<Record<TenPlanet, number>>) =>
  (Object.entries(longitudes) as Placed[]).toSorted(([, one], [, other]) => one - other)

/** In degrees: nearer than this, two glyphs above their planets would touch. */
const CROWDED = 5

/** Whether a glyph goes below its planet, since the one before is near and has its own above. */
const isCrowded = (index: number, all: Placed[]): boolean =>
  index > 0
    ? all[index]![1] - all[index - 1]![1] < CROWDED && !isCrowded(index - 1, all)
    : all[0]![1] + 360 - all.at(-1)![1] < CROWDED
