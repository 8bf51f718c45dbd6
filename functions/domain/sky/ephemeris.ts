import { readFileSync } from 'node:fs'
import { DEG, Engine, type EngineData, gast, jdTT, trueObliquity } from 'caelus'
import { degreesAhead, wrapDegrees } from '../../../shared/domain/angles.ts'
import type { Planet } from '../../../shared/domain/chart.ts'
import { DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { dataFile } from '../dataFile.ts'
import { Corrections, type CorrectionTable } from './Corrections.ts'

/** Names the engine and its version, so that stored charts are cast again when it changes. */
export const ENGINE = 'caelus 0.23.0'

/** The file with the engine's coefficients and our corrections; `functions/data/build/ephemeris.ts` makes it. */
export const COEFFICIENTS = dataFile(`generated/${ENGINE.replace(' ', '-')}-de440.json`)

/** Everything whose place the engine knows. "North Node" is the mean node. */
export type Body = Planet | 'True Node'

/** Apparent geocentric ecliptic longitude in degrees [0, 360), true equinox of date, and its change in degrees a day. */
export interface ApparentPlace {
  longitude: number
  speed: number
}

const ENGINE_NAME: Record<Body, string> = {
  Sun: 'sun',
  Moon: 'moon',
  Mercury: 'mercury',
  Venus: 'venus',
  Mars: 'mars',
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  Uranus: 'uranus',
  Neptune: 'neptune',
  Pluto: 'pluto',
  Chiron: 'chiron',
  'North Node': 'mean_node',
  'True Node': 'true_node',
}

/**
 * Half the span of the difference that measures speed, in days. The place itself is taken for the middle of the two ends,
 * which over these 86 seconds is true to a thousandth of an arcsecond, and spares a third of the work.
 */
const HALF_SPAN = 0.0005

/** Where a body is and how fast it moves. Sun and planets within 0.1″ of JPL DE440 from 1900 to 2100, but for the bending of light. */
export function apparentPlace(body: Body, instant: EpochSeconds): ApparentPlace {
  const now = terrestrialDay(instant)
  const start = longitudeAt(body, now - HALF_SPAN)
  const turn = degreesAhead(longitudeAt(body, now + HALF_SPAN), start)
  return { longitude: wrapDegrees(start + turn / 2), speed: turn / (2 * HALF_SPAN) }
}

/** The longitude alone, in degrees, for searches that do not need the speed. */
export const apparentLongitude = (body: Body, instant: EpochSeconds): number =>
  longitudeAt(body, terrestrialDay(instant))

/** How far the Moon is off the ecliptic, north positive, and the Earth's radius as seen from it; both in degrees. */
export function moonFromEarth(instant: EpochSeconds): { latitude: number; parallax: number } {
  const [, latitude, distance] = sky().engine.ecliptic('moon', terrestrialDay(instant))
  return { latitude: latitude / DEG, parallax: Math.asin(EARTH_RADIUS / distance!) / DEG }
}

/** In astronomical units, at the equator. */
const EARTH_RADIUS = 6378.137 / 149597870.7

/** How the Earth is turned: obliquity of the ecliptic and the right ascension of the local meridian, in degrees. */
export interface LocalSky {
  obliquity: number
  meridian: number
}

/**
 * The local sky that houses are computed from. True obliquity and apparent sidereal time.
 * @param longitude of the place in degrees, east positive
 */
export function localSky(instant: EpochSeconds, longitude: number): LocalSky {
  const { data } = sky().engine
  const day = julianDay(instant)
  return {
    obliquity: trueObliquity(data, jdTT(day)) / DEG,
    meridian: wrapDegrees(gast(data, day) / DEG + longitude),
  }
}

function longitudeAt(body: Body, day: number): number {
  const { engine, corrections } = sky()
  return wrapDegrees(engine.ecliptic(ENGINE_NAME[body], day)[0] / DEG + corrections.at(body, day))
}

/** Julian day in universal time; UTC is used for UT1, which differs by less than a second. */
const julianDay = (instant: EpochSeconds): number => instant / DAY + 2440587.5
const terrestrialDay = (instant: EpochSeconds): number => jdTT(julianDay(instant))

interface Loaded {
  engine: Engine
  corrections: Corrections
}

let loaded: Loaded | undefined

/** Two megabytes of coefficients: read at the first question, not when a function starts. */
function sky(): Loaded {
  if (loaded) return loaded
  const data = JSON.parse(readFileSync(COEFFICIENTS, 'utf8')) as EngineData & { corrections: CorrectionTable }
  loaded = { engine: new Engine(data), corrections: new Corrections(data.corrections) }
  return loaded
}
