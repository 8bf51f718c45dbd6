import type { Knowledge } from '../Knowledge.ts'
import type { Question } from '../question/Question.ts'
import { readQuestion } from '../question/readQuestion.ts'
import type { AlmanacAnswer } from './AlmanacAnswer.ts'
import { answerApp } from './answers/answerApp.ts'
import { answerCompare } from './answers/answerCompare.ts'
import { answerConcept } from './answers/answerConcept.ts'
import { answerCourtesy, answerForeign, answerUnclear } from './answers/answerCourtesy.ts'
import { answerDecision, answerWhy } from './answers/answerLife.ts'
import { answerPeriod } from './answers/answerPeriod.ts'
import { answerPerson } from './answers/answerPerson.ts'
import { answerPlacement } from './answers/answerPlacement.ts'
import { answerStatus } from './answers/answerStatus.ts'
import { answerTiming } from './answers/answerTiming.ts'
import { answers, say } from './chatWords.ts'
import { suggestNext } from './suggestNext.ts'

/** A question and its answer, as the conversation has them. */
export interface Turn {
  message: string
  response: string
}

interface Asked {
  message: string
  question: Question
  known: Knowledge
  /** Newest first. */
  earlier: readonly Turn[]
}

/** What is shown: the answer, and questions that can be asked next. */
export interface TextAnswer {
  response: string
  suggestions: readonly string[]
}

const MOST_REASONS = 2

/**
 * The almanac's answer: what was asked in the first sentence, then why, from the book, then something to do. No paragraph
 * comes twice in a conversation.
 */
export function answerQuestion({ message, question, known, earlier }: Asked): TextAnswer {
  const isTold = (paragraph: string) => earlier.some(({ response }) => response.includes(paragraph))
  const { answer, reasons = [], act, suggestions = [] } = answerOf(question, known, earlier)
  const fresh = reasons.filter((reason) => !isTold(reason)).slice(0, MOST_REASONS)
  const todo = act && !isTold(act) ? [say(answers().act, { act }, earlier.length)] : []
  const wishesAct =
    question.kind === 'decision' || question.kind === 'why' || question.kind === 'area' || question.kind === 'period'
  return {
    response: [answer, ...fresh, ...(wishesAct ? todo : [])].join('\n\n'),
    suggestions: suggestNext({ question, own: suggestions, asked: [message, ...earlier.map((turn) => turn.message)] }),
  }
}

function answerOf(question: Question, known: Knowledge, earlier: readonly Turn[]): AlmanacAnswer {
  switch (question.kind) {
    case 'timing':
      return answerTiming(question, known)
    case 'status':
      return answerStatus(question, known)
    case 'placement':
      return answerPlacement(question, known)
    case 'decision':
      return answerDecision(question, known)
    case 'person':
      return answerPerson(question, known)
    case 'compare':
      return answerCompare(question, known)
    case 'period':
      return answerPeriod(question, known)
    case 'concept':
      return answerConcept(question, known)
    case 'app':
      return answerApp(question.app ?? 'whatCanYouDo', known)
    case 'courtesy':
      return answerCourtesy(question, earlier.length)
    case 'foreign':
      return answerForeign(question)
    case 'followUp':
      return answerFollowUp(question, known, earlier)
    case 'why':
    case 'area':
      return answerWhy(question, known)
    default:
      return answerUnclear(earlier.length)
  }
}

const FIRST_SENTENCE = /^[^.!?]+[.!?]/

/** A wish about the last answer: the same question again, told shorter, further, or of something else. */
function answerFollowUp(question: Question, known: Knowledge, earlier: readonly Turn[]): AlmanacAnswer {
  const { followUp: words } = answers()
  const index = earlier.findIndex((turn, at) => asWas(turn, earlier.slice(at + 1)).kind !== 'followUp')
  if (index < 0) return { answer: say(words.nothingBefore, {}) }
  const asked = asWas(earlier[index]!, earlier.slice(index + 1))
  const previous = answerOf(asked, known, earlier.slice(index + 1))
  const told = (reason: string) => earlier.some(({ response }) => response.includes(reason))
  const fresh = (previous.reasons ?? []).filter((reason) => !told(reason))
  const [next] = fresh
  if (question.followUp === 'about') return answerOf({ ...asked, ...named(question) }, known, earlier)
  if (question.followUp === 'simpler')
    return { answer: say(words.simpler, { short: FIRST_SENTENCE.exec(previous.answer)![0] }) }
  if (question.followUp === 'doubt') return { answer: say(words.doubt, {}), reasons: [previous.answer] }
  return next ? { answer: say(words.more, {}), reasons: fresh } : { answer: say(words.nothingMore, {}) }
}

const asWas = ({ message }: Turn, earlier: readonly Turn[]): Question => readQuestion({ message, earlier })

/** What a follow-up names itself, in place of what the question before it was about. */
const named = ({ bodies, houses, signs, person, area }: Question): Partial<Question> => ({
  ...(bodies.length > 0 && { bodies }),
  ...(houses.length > 0 && { houses }),
  ...(signs.length > 0 && { signs }),
  ...(person && { person, kind: 'person' as const }),
  ...(area && { area }),
})
