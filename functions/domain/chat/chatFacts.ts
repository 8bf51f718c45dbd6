import type { NatalChart } from '../../../shared/domain/chart.ts'
import { type EpochSeconds, localDateAt } from '../../../shared/domain/time.ts'
import type { AspectFact, Facts, Placement, Point } from '../grounding/Facts.ts'
import { moonNow } from '../sky/moonPhase.ts'
import { listTransits, type SkyPlace, skyAt, type Transit } from '../sky/transits.ts'

/** What there is to say about a person and their sky now. */
export interface ChatFacts {
  chart: NatalChart
  /** The closest first. */
  transits: Transit[]
  facts: Facts
}

/** Enough for any answer, and few enough to be read with each question. */
const MOST_TRANSITS = 8

interface Moment {
  chart: NatalChart
  zone: string
  now: EpochSeconds
  /** The sky of now, where it has been computed already. */
  sky?: () => readonly SkyPlace[]
}

export function chatFacts({ chart, zone, now, sky: skyNow = () => skyAt(now) }: Moment): ChatFacts {
  const sky = skyNow()
  const moon = moonNow(now)
  // Within a day the Moon moves further than any orb, so without a birth time nothing is said of transits to it.
  const natal = chart.planetaryPositions.filter(({ planet }) => chart.birthTimeKnown || planet !== 'Moon')
  const transits = listTransits({ natal, instant: now }).slice(0, MOST_TRANSITS)
  return {
    chart,
    transits,
    facts: {
      placements: [...natalPlacements(chart), ...sky.map(skyPlacement)],
      aspects: [...chart.aspects.map(natalAspect), ...transits.map(transitAspect)],
      cusps: chart.houses.map(({ house, sign }) => ({ house, sign })),
      retrogrades: [
        ...chart.planetaryPositions.filter(({ retrograde }) => retrograde).map(({ planet }) => inBirth(planet)),
        ...sky.filter(({ retrograde }) => retrograde).map(({ planet }) => inSky(planet)),
      ],
      phases: [moon.phase],
      events: moon.voidUntil ? ['void of course'] : [],
      patterns: chart.patterns.map(({ pattern }) => pattern),
      dates: [localDateAt(now, zone)],
    },
  }
}

const inBirth = (body: Point['body']): Point => ({ of: 'birth', body })
const inSky = (body: Point['body']): Point => ({ of: 'sky', body })

function natalPlacements({ planetaryPositions, ascendant, midheaven, birthTimeKnown }: NatalChart): Placement[] {
  const angles: Placement[] = birthTimeKnown
    ? [
        { ...inBirth('Ascendant'), sign: ascendant.sign, house: 1 },
        { ...inBirth('Midheaven'), sign: midheaven.sign },
      ]
    : []
  // A Moon that changed signs on a day without a known time has no sign that could be told.
  const certain = planetaryPositions.filter((position) => position.certain)
  return [...certain.map(({ planet, sign, house }) => ({ ...inBirth(planet), sign, house })), ...angles]
}

const skyPlacement = ({ planet, sign }: SkyPlace): Placement => ({ ...inSky(planet), sign })

const natalAspect = ({ planet1, aspect, planet2 }: NatalChart['aspects'][number]): AspectFact => ({
  a: inBirth(planet1),
  aspect,
  b: inBirth(planet2),
})

const transitAspect = ({ mover, aspect, target }: Transit): AspectFact => ({
  a: inSky(mover),
  aspect,
  b: inBirth(target),
})
