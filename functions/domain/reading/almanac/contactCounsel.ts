import { TRANSIT_MOVERS, type TransitMover } from '../../../content/schema/keys.ts'
import type { Point } from '../facts/Fact.ts'
import type { Tone } from '../facts/Tone.ts'
import type { Passage } from './Passage.ts'
import { transitPassage } from './passagesOf.ts'

interface Meeting {
  mover: Point
  point: Point
  tone: Tone
}

/** What a contact means in a life, apart from a day: the mechanism, where it helps or bites, and what to do. */
export interface Counsel extends Pick<Passage, 'areas' | 'acts'> {
  why: readonly string[]
  counsel: readonly string[]
  picture: string | undefined
}

/** The counsel of a passage of the book. Undefined for bodies without a chapter. Throws when the chapter can't be opened. */
export function contactCounsel({ mover, point, tone }: Meeting): Counsel | undefined {
  return isMover(mover) ? counselOf(transitPassage(mover, point, tone)) : undefined
}

export function counselOf(passage: Passage): Counsel {
  return {
    why: textsOfKinds(passage, ['why']),
    counsel: textsOfKinds(passage, ['bites', 'helps']).slice(0, 2),
    picture: textsOfKinds(passage, ['picture'])[0],
    areas: passage.areas,
    acts: passage.acts,
  }
}

/** The sentences of a passage that are of these kinds, in their writer's order, those that may be left out too. */
export const textsOfKinds = ({ say }: Passage, kinds: readonly string[]): string[] =>
  say
    .flatMap((part) => (typeof part === 'string' ? [] : Object.entries(part)))
    .filter(([kind]) => kinds.includes(kind.replace('?', '')))
    .map(([, text]) => text as string)

const isMover = (body: Point): body is TransitMover => TRANSIT_MOVERS.some((mover) => mover === body)
