import { type Birth, NOON } from '../../../shared/domain/birth.ts'
import {
  type BigThree,
  type ChartAngle,
  type ChartAspect,
  type ChartOrigin,
  type HousePlacement,
  type NatalChart,
  PLANETS,
  type PlanetaryPosition,
  zodiacPosition,
} from '../../../shared/domain/chart.ts'
import { isoInstant } from '../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../shared/domain/zodiac.ts'
import type { CivilTime } from '../places/civilTime.ts'
import { TZDATA } from '../places/zoneHistory.ts'
import { apparentLongitude, apparentPlace, ENGINE } from '../sky/ephemeris.ts'
import { chartEdition } from './almanac/edition.ts'
import { interpretAspect, interpretHouse, interpretPosition } from './almanac/interpret.ts'
import type { Aspect, Placed } from './aspects.ts'
import { balanceOf } from './balance.ts'
import { birthHouses, birthInstant, cuspSign, otherMoonSign } from './birthSky.ts'
import { findPatterns } from './chartPatterns.ts'
import { dignityOf } from './dignities.ts'
import { findDominants } from './dominants.ts'
import { type Houses, houseOf } from './houses.ts'
import { listStelliums } from './listStelliums.ts'
import { natalAspects } from './natalAspects.ts'
import { writeSynthesis } from './synthesis/writeSynthesis.ts'

/** Everything besides the birth that a chart depends on, its own shape included: charts are kept under it. */
export const editionOfCharts = (): string => `${ENGINE}, tzdata ${TZDATA}, ${chartEdition()}, chart 6`

/**
 * The whole chart of a birth, with what each part means. Without a known time it is cast for noon and tells no houses.
 * Throws RangeError when the place has an unknown zone.
 */
export function castChart(birth: Birth): NatalChart {
  const moment = birthInstant(birth)
  const houses = birthHouses(birth, moment.utc)
  const placed = PLANETS.map((planet) => ({ planet, ...apparentPlace(planet, moment.utc) }))
  const bigThree = bigThreeOf(birth, { sun: placed[0]!.longitude, moon: placed[1]!.longitude, houses })
  const positions = placed.map((body) => positionOf(body, birth, houses, bigThree))
  const aspects = natalAspects(birth, placed)
  const chart = {
    ...bigThree,
    planetaryPositions: positions,
    houses: birth.timeKnown ? houses.cusps.map(placementOf) : [],
    aspects: aspects.map(aspectOf),
    ...wholeOf({ bigThree, placed, positions, aspects }),
    ascendant: angleOf(houses.ascendant, birth),
    midheaven: angleOf(houses.midheaven, birth),
    trueNode: zodiacPosition(apparentLongitude('True Node', moment.utc)),
    origin: originOf(birth, moment, houses),
  }
  return { ...chart, synthesis: writeSynthesis(chart) }
}

/** Sun, Moon and rising sign alone, for a twentieth of a chart's work. Throws RangeError for an unknown zone. */
export function castBigThree(birth: Birth): BigThree {
  const { utc } = birthInstant(birth)
  const [sun, moon] = [apparentLongitude('Sun', utc), apparentLongitude('Moon', utc)]
  return bigThreeOf(birth, { sun, moon, houses: birthHouses(birth, utc) })
}

interface Lights {
  sun: number
  moon: number
  houses: Houses
}

function bigThreeOf(birth: Birth, { sun, moon, houses }: Lights): BigThree {
  const moonSign = signOfLongitude(moon)
  return {
    sunSign: signOfLongitude(sun),
    moonSign,
    risingSign: birth.timeKnown ? signOfLongitude(houses.ascendant) : null,
    birthTimeKnown: birth.timeKnown,
    moonSignOther: otherMoonSign(birth, moonSign),
    cuspSign: cuspSign(sun),
  }
}

function positionOf(body: Placed, birth: Birth, { cusps }: Houses, { moonSignOther }: BigThree): PlanetaryPosition {
  const { planet, longitude, speed } = body
  const position = zodiacPosition(longitude)
  const house = birth.timeKnown ? houseOf(longitude, cusps) : null
  const certain = planet !== 'Moon' || moonSignOther === null
  return {
    planet,
    ...position,
    house,
    retrograde: speed < 0,
    certain,
    dignity: certain ? dignityOf(planet, position.sign) : null,
    interpretation: interpretPosition({ planet, sign: position.sign, house }),
  }
}

interface Parts {
  bigThree: BigThree
  placed: Placed[]
  positions: PlanetaryPosition[]
  aspects: Aspect[]
}

/** What the parts say together. */
function wholeOf({
  bigThree,
  placed,
  positions,
  aspects,
}: Parts): Pick<NatalChart, 'patterns' | 'balance' | 'dominants'> {
  const { risingSign, birthTimeKnown } = bigThree
  const rising = risingSign ? [{ planet: 'Ascendant' as const, sign: risingSign }] : []
  // Without a time the Moon's degree is a guess, too loose to draw figures with.
  const drawn = placed.filter(({ planet }) => birthTimeKnown || planet !== 'Moon')
  return {
    patterns: [...findPatterns(drawn, aspects), ...listStelliums(positions)],
    balance: balanceOf([...positions.filter(({ certain }) => certain), ...rising]),
    dominants: findDominants({ positions, aspects, risingSign }),
  }
}

function placementOf(cusp: number, index: number): HousePlacement {
  const position = zodiacPosition(cusp)
  const house = index + 1
  return { house, ...position, interpretation: interpretHouse({ house, sign: position.sign }) }
}

const aspectOf = (aspect: Omit<ChartAspect, 'interpretation'>): ChartAspect => ({
  ...aspect,
  interpretation: interpretAspect(aspect),
})

const angleOf = (longitude: number, { timeKnown }: Birth): ChartAngle => ({
  ...zodiacPosition(longitude),
  approximate: !timeKnown,
})

const originOf = (birth: Birth, { utc, offsetSeconds, timeCase }: CivilTime, { system }: Houses): ChartOrigin => ({
  date: birth.date,
  time: birth.timeKnown ? birth.time : NOON,
  timeKnown: birth.timeKnown,
  timeCase,
  place: birth.place,
  offsetSeconds,
  utc: isoInstant(utc),
  houseSystem: system,
  engine: ENGINE,
})
