import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { eighthCusp } from './cusps/eighthCusp.ts'
import { eleventhCusp } from './cusps/eleventhCusp.ts'
import { fifthCusp } from './cusps/fifthCusp.ts'
import { firstCusp } from './cusps/firstCusp.ts'
import { fourthCusp } from './cusps/fourthCusp.ts'
import { ninthCusp } from './cusps/ninthCusp.ts'
import { secondCusp } from './cusps/secondCusp.ts'
import { seventhCusp } from './cusps/seventhCusp.ts'
import { sixthCusp } from './cusps/sixthCusp.ts'
import { tenthCusp } from './cusps/tenthCusp.ts'
import { thirdCusp } from './cusps/thirdCusp.ts'
import { twelfthCusp } from './cusps/twelfthCusp.ts'

/** What each sign on a house cusp says, the first house first. */
export const houseCusps: readonly Record<Sign, string>[] = [
  firstCusp,
  secondCusp,
  thirdCusp,
  fourthCusp,
  fifthCusp,
  sixthCusp,
  seventhCusp,
  eighthCusp,
  ninthCusp,
  tenthCusp,
  eleventhCusp,
  twelfthCusp,
]
