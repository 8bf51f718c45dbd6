import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { bondSentence } from '../bondSentence.ts'
import { answers, say } from '../chatWords.ts'
import { answerAspect, answerPlacement } from './answerPlacement.ts'

/** Two things beside each other: bodies of the chart, or signs. */
export function answerCompare(question: Question, known: Knowledge): AlmanacAnswer {
  const [body, otherBody] = question.bodies
  if (body && otherBody) return answerAspect([body, otherBody], known)
  const [one, other = known.chart.sunSign] = question.signs
  if (one) return { answer: say(answers().compare.signs, { one, other, bond: bondSentence(one, other) }) }
  return answerPlacement(question, known)
}
