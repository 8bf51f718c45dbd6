import { eighth } from './eighth.ts'
import { eleventh } from './eleventh.ts'
import type { FocusPieces } from './FocusPieces.ts'
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

/** What a day in each part of life means for each life focus. */
export const FOCUS: readonly FocusPieces[] = [
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
