import { sky } from '../../../shared/contract/sky.ts'
import type { TenPlanet } from '../../../shared/domain/sky.ts'
import { useReply } from '../../lib/api/call.ts'
import { useToday } from '../../lib/dates.ts'
import { onEcliptic, RIM } from '../../lib/projection.ts'

/** Where the planets are today, on the ecliptic of the planisphere. Nothing when that cannot be loaded. */
export function TodaysPlanets({ glyphs }: { glyphs: Readonly<Record<TenPlanet, string>> }) {
  const { data } = useReply(sky.readSky, { query: { date: useToday() } })
  if (!data) return null
  return (
    <g fill="none" stroke="var(--brass-strong)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {inOrder(data.longitudes).map(({ planet, longitude, x, y }, index, all) => {
        const glyph = glyphPlace(longitude, isCrowded(index, all))
        return (
          <g key={planet}>
            <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" fill="var(--brass-strong)" />
            <g transform={`translate(${glyph.x.toFixed(1)} ${glyph.y.toFixed(1)})`}>
              <circle r="13" fill="var(--ground)" stroke="none" />
              <path transform="translate(-12 -12)" d={glyphs[planet]} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

const inOrder = (longitudes: Readonly<Record<TenPlanet, number>>) =>
  (Object.entries(longitudes) as [TenPlanet, number][])
    .toSorted(([, one], [, other]) => one - other)
    .map(([planet, longitude]) => ({ planet, longitude, ...onEcliptic(longitude) }))

type Placed = ReturnType<typeof inOrder>[number]

const OUTSIDE = 24
/** Beyond the band of the signs. */
const INSIDE = -62
const FURTHER_INSIDE = -90

/** Outside the ecliptic, where no sign is, unless that is taken or at the numerals of the rim. */
function glyphPlace(longitude: number, isTaken: boolean) {
  const outside = onEcliptic(longitude, OUTSIDE)
  const isAtRim = Math.hypot(outside.x, outside.y) > RIM - 14
  if (isAtRim) return onEcliptic(longitude, isTaken ? FURTHER_INSIDE : INSIDE)
  return isTaken ? onEcliptic(longitude, INSIDE) : outside
}

/** Whether the glyph of the planet before takes the place outside: two of them side by side would touch. */
const isCrowded = (index: number, all: readonly Placed[]): boolean =>
  index > 0 ? areNear(all[index - 1]!, all[index]!) && !isCrowded(index - 1, all) : areNear(all.at(-1)!, all[0]!)

const GLYPH = 26
const areNear = (one: Placed, other: Placed) => Math.hypot(one.x - other.x, one.y - other.y) < GLYPH
