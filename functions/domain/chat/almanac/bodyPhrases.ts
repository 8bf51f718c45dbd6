import type { AspectName, Planet } from '../../../../shared/domain/chart.ts'
import type { Body } from '../../grounding/Body.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { ASPECT_IN } from './chartWords.ts'

/** A contact in the words of an answer: "the Sun", "a square to", "Mars". */
export const contactWords = ({ mover, aspect, point }: { mover: Planet; aspect: AspectName; point: Body }) => ({
  mover: bodyWords(mover),
  aspect: ASPECT_IN[aspect],
  point,
})

/** A body as it begins a sentence: "The Moon", "Venus". The angles have no article either. */
export const atStart = (body: Body): string => capitalised(bodyWords(body as Planet))
