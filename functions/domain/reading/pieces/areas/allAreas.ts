import type { AreaPieces } from './AreaPieces.ts'
import { eighth } from './eighth.ts'
import { eleventh } from './eleventh.ts'
import { fifth } from './fifth.ts'
import { first } from './first.ts'
import { fourth } from './fourth.ts'
import { ninth } from './ninth.ts'
import { second } from './second.ts'
import { seventh } from './seventh.ts'
import { sixth } from './sixth.ts'
import { tenth } from './tenth.ts'
import { third } from './third.ts'
import { twelfth } from './twelfth.ts'

/** What a mover does in each part of life, from the first to the twelfth. */
export const AREAS: readonly AreaPieces[] = [
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
]
