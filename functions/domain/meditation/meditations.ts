import { firstQuarter } from './almanac/firstQuarter.ts'
import { fullMoon } from './almanac/fullMoon.ts'
import { lastQuarter } from './almanac/lastQuarter.ts'
import { newMoon } from './almanac/newMoon.ts'
import { waningCrescent } from './almanac/waningCrescent.ts'
import { waningGibbous } from './almanac/waningGibbous.ts'
import { waxingCrescent } from './almanac/waxingCrescent.ts'
import { waxingGibbous } from './almanac/waxingGibbous.ts'
import type { Meditation } from './Meditation.ts'

/** Every moon meditation, in the order of the phases. */
export const meditations: readonly Meditation[] = [
  newMoon,
  waxingCrescent,
  firstQuarter,
  waxingGibbous,
  fullMoon,
  waningGibbous,
  lastQuarter,
  waningCrescent,
].flat()
