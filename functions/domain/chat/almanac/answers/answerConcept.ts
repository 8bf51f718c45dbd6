import type { AspectName } from '../../../../../shared/domain/chart.ts'
import type { ChatTerms } from '../../../../content/schema/chatChapters.ts'
import { openChapter } from '../../../content/openChapter.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { ASPECT_IN } from '../chartWords.ts'
import { answerHouse } from './answerHouse.ts'
import { answerWhy } from './answerLife.ts'
import { answerPlacement, answerPosition } from './answerPlacement.ts'
import { answerTransits } from './answerStatus.ts'
import { answerWholeChart, hasFigure } from './answerWholeChart.ts'

/** What a word of astrology means, with an example of the reader's own where there is one. */
export function answerConcept(question: Question, known: Knowledge): AlmanacAnswer {
  const isOfBody = question.term === 'astrology' && question.bodies.length > 0
  const meaning = question.term && !isOfBody && openChapter<ChatTerms>('chat/terms')[question.term]
  if (meaning) {
    const example = EXAMPLES[question.term!]?.(known)
    return { answer: meaning, reasons: example ? [example.answer, ...(example.reasons ?? [])] : [] }
  }
  const [body] = question.bodies
  if (body) return answerPosition(body, known)
  const [house] = question.houses
  return house ? answerHouse(house, known) : answerWhy(question, known)
}

const exampleOf =
  (aspect: AspectName) =>
  ({ chart }: Knowledge): AlmanacAnswer | undefined => {
    const found = chart.aspects.find((each) => each.aspect === aspect)
    if (!found) return undefined
    const { planet1, planet2, interpretation } = found
    return { answer: `In your chart, your ${planet1} is in ${ASPECT_IN[aspect]} your ${planet2}. ${interpretation}` }
  }

const NOTHING: Question = { kind: 'concept', bodies: [], houses: [], signs: [] }

/** A figure of the chart is an example only where there is one. */
const figureOf =
  (term: string) =>
  (known: Knowledge): AlmanacAnswer | undefined =>
    hasFigure(term, known) ? answerWholeChart('pattern', known, term) : undefined

const EXAMPLES: Readonly<Record<string, (known: Knowledge) => AlmanacAnswer | undefined>> = {
  conjunction: exampleOf('conjunction'),
  sextile: exampleOf('sextile'),
  square: exampleOf('square'),
  trine: exampleOf('trine'),
  opposition: exampleOf('opposition'),
  stellium: (known) => answerWholeChart('stellium', known),
  'grand trine': figureOf('grand trine'),
  'grand cross': figureOf('grand cross'),
  't-square': figureOf('t-square'),
  yod: figureOf('yod'),
  element: (known) => answerWholeChart('balance', known),
  ruler: (known) => answerWholeChart('ruler', known),
  'big three': (known) => answerWholeChart('bigThree', known),
  'moon sign': (known) => answerPosition('Moon', known),
  'sun sign': (known) => answerPosition('Sun', known),
  'rising sign': (known) => answerPosition('Ascendant', known),
  midheaven: (known) => answerPosition('Midheaven', known),
  house: (known) => answerHouse(1, known),
  transit: (known) => answerTransits(NOTHING, known),
  retrograde: (known) => answerPlacement({ ...NOTHING, asks: 'retrograde' }, known),
}
