import * as z from 'zod/mini'
import { PLANETS } from './chart.ts'
import { FIRST_BIRTH_YEAR } from './limits.ts'
import { isRealDate } from './time.ts'

import { Sign } from './zodiac.ts'

/** The bodies that are drawn as planets: no Chiron and no node. */
export const TEN_PLANETS = PLANETS.slice(0, 10) as [TenPlanet, ...TenPlanet[]]
export type TenPlanet = Exclude<(typeof PLANETS)[number], 'Chiron' | 'North Node'>

/** How far the ephemeris has been checked. */
const LAST_YEAR = 2079
const NO_SKY = `Use a date from ${FIRST_BIRTH_YEAR} to ${LAST_YEAR}.`
// Not built on LocalDate: the bundler drops what no screen uses only where a schema begins with the library.
export const SkyDate = z.string(NO_SKY).check(
  z.refine((date) => isRealDate(date), 'This date does not exist. Use YYYY-MM-DD.'),
  z.refine((date) => Number(date.slice(0, 4)) >= FIRST_BIRTH_YEAR && Number(date.slice(0, 4)) <= LAST_YEAR, NO_SKY),
)

/**
 * The sky of a moment, as far as the moment is known: ecliptic longitudes in degrees. A sign is null while what is not
 * known could change it.
 */
export const Sky = z.object({
  longitudes: z.record(z.enum(TEN_PLANETS), z.number()),
  sunSign: z.nullable(Sign),
  moonSign: z.nullable(Sign),
  risingSign: z.nullable(Sign),
})
export type Sky = z.infer<typeof Sky>

/** With two sentences on what each of the three signs says of somebody born then. */
export const SkyTold = z.extend(Sky, {
  told: z.object({ sun: z.nullable(z.string()), moon: z.nullable(z.string()), rising: z.nullable(z.string()) }),
})
export type SkyTold = z.infer<typeof SkyTold>
