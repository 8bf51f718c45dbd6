import { sky } from '../../../shared/contract/sky.ts'
import type { TenPlanet } from '../../../shared/domain/sky.ts'
import { useReply } from '../../lib/api/call.ts'
import { onEcliptic, RIM } from '../../lib/drawing/projection.ts'
import { useToday } from '../../lib/time/dates.ts'

/** Where the planets are today, on the ecliptic of the planisphere. Nothing when that cannot be loaded. */
export function TodaysPlanets({ glyphs }: { glyphs: Readonly<Record<TenPlanet, string>> }) {
  const { data } = useReply(sky.readSky, { query: { date: useToday() } })
  if (!data) return null
  return (
    <g fill="none" stroke="var(--brass-strong)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {placePlanets(data.longitudes).map(({ planet, x, y, glyph }) => (
        <g key={planet}>
          <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" fill="var(--brass-strong)" />
          <g transform={`translate(${glyph.x.toFixed(1)} ${glyph.y.toFixed(1)})`}>
            <circle r="13" fill="var(--ground)" stroke="none" />
            <path transform="translate(-12 -12)" d={glyphs[planet]} />
          </g>
        </g>
      ))}
    </g>
  )
}

type Point = ReturnType<typeof onEcliptic>

/** Each planet, and where its glyph is clear of those before it. */
function placePlanets(longitudes: Readonly<Record<TenPlanet, number>>) {
  const taken: Point[] = []
  const inOrder = (Object.entries(longitudes) as [TenPlanet, number][]).toSorted(([, one], [, other]) => one - other)
  return inOrder.map(([planet, longitude]) => {
    const places = placesOf(longitude)
    const glyph = places.find((place) => !taken.some((other) => isNear(place, other))) ?? places.at(-1)!
    taken.push(glyph)
    return { planet, ...onEcliptic(longitude), glyph }
  })
}

const OUTSIDE = 24
/** Beyond the band of the signs. */
const INSIDE = [-62, -90]
/** Degrees along the ecliptic, where so many planets meet that the places beside it are taken. */
const ONWARD = [...Array(16).keys()]

const placesOf = (longitude: number): Point[] => ONWARD.flatMap((degrees) => placesBeside(longitude + degrees))

/** Outside the ecliptic, where no sign is, unless there are the numerals of the rim; else beyond the band. */
function placesBeside(longitude: number): Point[] {
  const outside = onEcliptic(longitude, OUTSIDE)
  const inside = INSIDE.map((distance) => onEcliptic(longitude, distance))
  const isAtRim = Math.hypot(outside.x, outside.y) > RIM - 14
  return isAtRim ? inside : [outside, ...inside]
}

const GLYPH = 26
const isNear = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < GLYPH
