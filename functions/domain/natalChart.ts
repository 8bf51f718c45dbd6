import { type Birth, NOON } from '../../shared/domain/birth.ts'
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
} from '../../shared/domain/chart.ts'
import { isoInstant } from '../../shared/domain/time.ts'
import { signOfLongitude } from '../../shared/domain/zodiac.ts'
import { interpretAspect, interpretHouse, interpretPosition } from './almanac/interpret.ts'
import { listAspects, type Placed } from './aspects.ts'
import { birthHouses, birthInstant, cuspSign, otherMoonSign } from './birthSky.ts'
import type { CivilTime } from './civilTime.ts'
import { apparentLongitude, apparentPlace, ENGINE } from './ephemeris.ts'
import { type Houses, houseOf } from './houses.ts'

/**
 * The whole chart of a birth, with what each part means. Without a known time it is cast for noon and tells no houses.
 * Throws RangeError when the place has an unknown zone.
 */
export function castChart(birth: Birth): NatalChart {
  const moment = birthInstant(birth)
  const houses = birthHouses(birth, moment.utc)
  const placed = PLANETS.map((planet) => ({ planet, ...apparentPlace(planet, moment.utc) }))
  const bigThree = bigThreeOf(birth, { sun: placed[0]!.longitude, moon: placed[1]!.longitude, houses })
  return {
    ...bigThree,
    planetaryPositions: placed.map((body) => positionOf(body, birth, houses, bigThree)),
    houses: birth.timeKnown ? houses.cusps.map(placementOf) : [],
    aspects: listAspects(placed).map(aspectOf),
    ascendant: angleOf(houses.ascendant, birth),
    midheaven: angleOf(houses.midheaven, birth),
    trueNode: zodiacPosition(apparentLongitude('True Node', moment.utc)),
    origin: originOf(birth, moment, houses),
  }
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
  return {
    planet,
    ...position,
    house,
    retrograde: speed < 0,
    certain: planet !== 'Moon' || moonSignOther === null,
    interpretation: interpretPosition({ planet, sign: position.sign, house }),
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

export { ENGINE }
