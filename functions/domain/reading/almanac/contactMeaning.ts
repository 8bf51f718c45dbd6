import { TRANSIT_MOVERS, type TransitMover } from '../../../content/schema/keys.ts'
import type { Point } from '../facts/Fact.ts'
import type { Tone } from '../facts/Tone.ts'
import { transitPassage } from './passagesOf.ts'

interface Meeting {
  mover: Point
  point: Point
  tone: Tone
}

/**
 * What a contact means in a life, in the words of its passage: the mood, the mechanism, and where it helps or bites.
 * Undefined for bodies that have no chapter. Throws when the chapter can't be opened.
 */
export function contactMeaning({ mover, point, tone }: Meeting): string | undefined {
  if (!isMover(mover)) return undefined
  const { say } = transitPassage(mover, point, tone)
  const texts = KINDS.flatMap((kind) => say.flatMap((part) => (typeof part === 'string' ? [] : (part[kind] ?? []))))
  return texts.slice(0, MOST_SENTENCES).join(' ')
}

const KINDS = ['feels', 'why', 'bites', 'helps', 'bites?', 'helps?'] as const
const MOST_SENTENCES = 3

const isMover = (body: Point): body is TransitMover => TRANSIT_MOVERS.some((mover) => mover === body)
