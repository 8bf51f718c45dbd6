import type { ChartAspect, NatalChart, Planet, PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import { degreeLabel } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import type { Body } from '../../grounding/Body.ts'

/** A body of the birth chart as it can be told: planets and, with a birth time, the angles. */
export interface NatalBody {
  body: Body
  sign: Sign
  degree: string
  house: number | null
  /** False for a Moon that changed signs on a day without a known time. */
  certain: boolean
  /** What it means, from the natal chapters; of an angle, that of the house which begins there. */
  interpretation: string
}

export function natalBody(chart: NatalChart, body: Body): NatalBody | undefined {
  const position = chart.planetaryPositions.find(({ planet }) => planet === body)
  if (position) return ofPosition(position)
  if (!chart.birthTimeKnown) return undefined
  const angle = body === 'Ascendant' ? chart.ascendant : chart.midheaven
  const begun = chart.houses.find(({ house }) => house === (body === 'Ascendant' ? 1 : 10))
  const interpretation = begun?.interpretation ?? ''
  return { body, sign: angle.sign, degree: degreeOf(angle), house: null, certain: true, interpretation }
}

const ofPosition = ({ planet, certain, interpretation, ...place }: PlanetaryPosition): NatalBody => ({
  body: planet,
  sign: place.sign,
  degree: degreeOf(place),
  house: place.house,
  certain,
  interpretation,
})

const degreeOf = (place: { degree: number; minute: number; sign: Sign }): string =>
  `${degreeLabel(place)} ${place.sign}`

/** The chart's aspects of a body, the closest first. */
export const aspectsOf = (chart: NatalChart, body: Body): readonly ChartAspect[] =>
  chart.aspects
    .filter(({ planet1, planet2 }) => planet1 === body || planet2 === body)
    .toSorted((one, other) => one.orb - other.orb)

/** The other body of an aspect. */
export const otherOf = ({ planet1, planet2 }: ChartAspect, body: Body): Planet => (planet1 === body ? planet2 : planet1)

/** "a trine to", "an opposition to", as it follows "in". */
export const ASPECT_IN: Record<ChartAspect['aspect'], string> = {
  conjunction: 'conjunction with',
  opposition: 'opposition to',
  trine: 'a trine to',
  square: 'a square to',
  sextile: 'a sextile to',
}

/** "1°04′". */
export function orbLabel(orb: number): string {
  const minutes = Math.round(orb * 60)
  return degreeLabel({ degree: Math.floor(minutes / 60), minute: minutes % 60 })
}
