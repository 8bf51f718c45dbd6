import type { Knowledge } from '../Knowledge.ts'
import type { Question } from '../question/Question.ts'
import type { AlmanacAnswer } from './AlmanacAnswer.ts'
import { answerApp } from './answers/answerApp.ts'
import { answerCompare } from './answers/answerCompare.ts'
import { answerConcept } from './answers/answerConcept.ts'
import { answerCourtesy, answerForeign, answerUnclear } from './answers/answerCourtesy.ts'
import { answerFollowUp } from './answers/answerFollowUp.ts'
import { answerDecision, answerWhy } from './answers/answerLife.ts'
import { answerPeriod } from './answers/answerPeriod.ts'
import { answerPerson } from './answers/answerPerson.ts'
import { answerPlacement } from './answers/answerPlacement.ts'
import { answerStatus } from './answers/answerStatus.ts'
import { answerTiming } from './answers/answerTiming.ts'
import { answers, say } from './chatWords.ts'
import { suggestNext } from './suggestNext.ts'
import type { Turn } from './Turn.ts'

interface QuestionInContext {
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
/** Where something to do is welcome. */
const WITH_ACT: ReadonlySet<Question['kind']> = new Set(['decision', 'why', 'area', 'period', 'person'])

/**
 * The almanac's answer: what was asked in the first sentence, then why, from the book, then something to do. No paragraph
 * comes twice in a conversation.
 */
export function answerQuestion({ message, question, known, earlier }: QuestionInContext): TextAnswer {
  const isTold = (paragraph: string) => earlier.some(({ response }) => response.includes(paragraph))
  const { answer, reasons = [], acts = [], suggestions = [] } = answerOf(question, known, earlier)
  const fresh = reasons.filter((reason) => !isTold(reason)).slice(0, MOST_REASONS)
  const act = acts.find((each) => !isTold(each))
  const todo = act ? [say(answers().act, { act }, earlier.length)] : []
  return {
    response: [answer, ...fresh, ...(WITH_ACT.has(question.kind) ? todo : [])].join('\n\n'),
    suggestions: suggestNext({ question, own: suggestions, known, turns: [{ message, response: answer }, ...earlier] }),
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
      return answerFollowUp(question, { known, earlier, answerOf })
    case 'why':
    case 'area':
      return answerWhy(question, known)
    default:
      return answerUnclear(earlier.length)
  }
}
