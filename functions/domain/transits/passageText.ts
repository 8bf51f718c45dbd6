import { textsOfKinds } from '../reading/almanac/contactCounsel.ts'
import type { Passage } from '../reading/almanac/Passage.ts'

/**
 * What a passage of the book says apart from a day: why, where it helps and where it bites. Sentences about "today" or
 * "tonight" are left out, since the event may be months away.
 */
export function passageText(passage: Passage): string {
  const timeless = textsOfKinds(passage, KINDS).filter((text) => !OF_A_DAY.test(text))
  return (timeless.length > 0 ? timeless : textsOfKinds(passage, ['why', 'bites'])).slice(0, MOST_PARTS).join(' ')
}

const KINDS = ['why', 'helps', 'bites', 'picture', 'feels'] as const
const MOST_PARTS = 3
const OF_A_DAY = /\b(today|tonight|tomorrow|this (morning|afternoon|evening|week|month))\b/i
