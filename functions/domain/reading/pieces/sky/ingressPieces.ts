import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../../shared/domain/zodiac.ts'
import { MARS_IN_SIGNS } from './marsInSigns.ts'
import { MERCURY_IN_SIGNS } from './mercuryInSigns.ts'
import { SLOW_INGRESSES } from './slowIngresses.ts'
import { SUN_IN_SIGNS } from './sunInSigns.ts'
import { VENUS_IN_SIGNS } from './venusInSigns.ts'

const FAST: Partial<Record<Planet, Record<Sign, readonly string[]>>> = {
  Sun: SUN_IN_SIGNS,
  Mercury: MERCURY_IN_SIGNS,
  Venus: VENUS_IN_SIGNS,
  Mars: MARS_IN_SIGNS,
}

/** How a body's subject changes as it enters a sign. */
export const ingressPieces = (mover: Planet, sign: Sign): readonly string[] =>
  FAST[mover]?.[sign] ?? SLOW_INGRESSES[mover as keyof typeof SLOW_INGRESSES]
