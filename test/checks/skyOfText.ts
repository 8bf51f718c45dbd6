import { apparentLongitude } from '../../functions/domain/sky/ephemeris.ts'
import { type NatalChart, PLANETS, type Planet } from '../../shared/domain/chart.ts'
import { DAY, type EpochSeconds, epochSeconds, HOUR } from '../../shared/domain/time.ts'

/** What a text is held against: a chart and the moving sky, asked for whatever the text says, and no list of facts. */
export function skyOfText(chart: NatalChart | undefined, midnight: EpochSeconds) {
  const natal = new Map<string, number>([
    ...(chart?.planetaryPositions.map(({ planet, longitude }): [string, number] => [planet, longitude]) ?? []),
    ...(chart
      ? [['Ascendant', chart.ascendant.longitude] as const, ['Midheaven', chart.midheaven.longitude] as const]
      : []),
  ])
  // One text after the other asks for the same hours.
  const computed = new Map<string, number>()
  function moving(body: string, at: number): number {
    const key = `${body} ${at}`
    const known = computed.get(key)
    if (known !== undefined) return known
    const found = PLANETS.includes(body as Planet) ? apparentLongitude(body as Planet, epochSeconds(at)) : Number.NaN
    computed.set(key, found)
    return found
  }
  const gap = (body: string, target: string, { angle, at }: { angle: number; at: number }) => {
    const apart = Math.abs(signed(moving(body, at) - (natal.get(target) ?? Number.NaN)))
    return Math.abs(apart - angle)
  }
  /** Whether an aspect of two bodies of the sky is exact between two instants. */
  const meetBetween = (body: string, other: string, [from, to]: [number, number]) =>
    ANGLES.some((angle) => {
      const beyond = (at: number) => signed(moving(body, at) - moving(other, at) - angle)
      return passes(beyond(from), beyond(to))
    })
  const hoursOf = (from: number, days: number) => Array.from({ length: days * 24 + 1 }, (_, hour) => from + hour * HOUR)

  return {
    isMovingIn: (body: string, sign: number, from: number) =>
      hoursOf(from - DAY, 6).some((at) => Math.floor(moving(body, at) / 30) === sign),
    /** All through the day from the given midnight. */
    isInSign: (body: string, sign: number, from: number) =>
      [from, from + DAY - 1].every((at) => Math.floor(moving(body, at) / 30) === sign),
    isBornIn: (body: string, sign: number) => Math.floor((natal.get(body) ?? Number.NaN) / 30) === sign,
    /** Within four days from the given midnight. */
    isInAspect: (body: string, target: string, { angle, from }: { angle: number; from: number }) =>
      hoursOf(from, 4).some((at) => gap(body, target, { angle, at }) < RANGE),
    /** Within a day from the given midnight. */
    areInAspect: (body: string, other: string, { angle, from }: { angle: number; from: number }) =>
      hoursOf(from, 1).some((at) => Math.abs(Math.abs(signed(moving(body, at) - moving(other, at))) - angle) < 1),
    housesOf: (body: string, isBorn: boolean): number[] => {
      const cusps = chart?.houses.map(({ longitude }) => longitude) ?? []
      const places = isBorn ? [natal.get(body) ?? Number.NaN] : hoursOf(midnight, 1).map((at) => moving(body, at))
      return places.map((place) => houseAt(place, cusps))
    },
    /** Whether something that these bodies do begins, ends or is exact between two instants. */
    turnsBetween: (bodies: readonly string[], from: number, to: number): boolean =>
      bodies.some((body) => {
        if (Math.floor(moving(body, from) / 30) !== Math.floor(moving(body, to) / 30)) return true
        if (isTurning((at) => moving(body, at), from, to)) return true
        const phase = (at: number) => Math.floor(wrap(moving('Moon', at) - moving('Sun', at)) / 90)
        if (body === 'Moon' && phase(from) !== phase(to)) return true
        if (bodies.some((other) => other < body && meetBetween(body, other, [from, to]))) return true
        return [...natal.values()].some((place) =>
          EDGES.some((edge) =>
            passes(signed(moving(body, from) - place - edge), signed(moving(body, to) - place - edge)),
          ),
        )
      }),
  }
}
export type SkyOfText = ReturnType<typeof skyOfText>

const RANGE = 1.6
const ANGLES = [0, 60, 90, 120, 180, -60, -90, -120]
const EDGES = ANGLES.flatMap((angle) => [angle - 1.5, angle, angle + 1.5])

const wrap = (degrees: number) => ((degrees % 360) + 360) % 360
const signed = (degrees: number) => wrap(degrees + 180) - 180
const passes = (before: number, then: number) => before < 0 !== then < 0 && Math.abs(then - before) < 90

function isTurning(longitude: (at: number) => number, from: number, to: number): boolean {
  const before = signed(longitude(from) - longitude(from - HOUR))
  const then = signed(longitude(to + HOUR) - longitude(to))
  return before < 0 !== then < 0
}

function houseAt(place: number, cusps: readonly number[]): number {
  // An angle is on a cusp, but for the last digit.
  const cuspAt = cusps.findIndex((cusp) => Math.abs(signed(place - cusp)) < 1e-9)
  if (cuspAt >= 0) return cuspAt + 1
  return cusps.findIndex((cusp, index) => wrap(place - cusp) < wrap(cusps[(index + 1) % 12]! - cusp)) + 1
}
