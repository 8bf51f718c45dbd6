import type { Body } from '../../grounding/Body.ts'
import type { Question } from '../question/Question.ts'
import { AREA_SOURCES } from './areaBodies.ts'

/** The bodies that were named, else those that speak of what was described, else those of the area. */
export const pointsOf = ({ bodies, speaks, area }: Question): readonly Body[] =>
  bodies.length > 0 ? bodies : (speaks ?? AREA_SOURCES[area ?? 'self'].bodies)
