import type { Card } from '../../pieces/Card.ts'
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

/** The cards of each part of life, from the first to the twelfth. */
export const CARDS: readonly (readonly Card[])[] = [
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
