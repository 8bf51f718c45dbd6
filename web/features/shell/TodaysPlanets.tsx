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
      {(Object.entries(data.longitudes) as [TenPlanet, number][]).map(([planet, longitude]) => {
        const { ra, declination } = equatorial(longitude, 0)
        const { x, y } = project(ra, declination, RIM)
        return (
          <g key={planet} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r="5" fill="var(--brass-strong)" />
            <path transform="translate(-12 -38)" d={glyphs[planet]} />
          </g>
        )
      })}
    </g>
  )
}
