import type { CourtesyAnswers } from '../../../../content/schema/chatChapters.ts'
import { openChapter } from '../../../content/openChapter.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { answers, say } from '../chatWords.ts'

/** Thanks, a greeting and their kind. The turn keeps two of them apart. */
export function answerCourtesy({ courtesy = 'greeting' }: Question, turn: number): AlmanacAnswer {
  const ways = openChapter<CourtesyAnswers>('chat/courtesy')[courtesy]
  return { answer: ways[turn % ways.length]! }
}

export function answerForeign({ language }: Question): AlmanacAnswer {
  const { foreign, foreignNamed } = answers()
  return { answer: language ? say(foreignNamed, { language }) : say(foreign, {}) }
}

export const answerUnclear = (turn: number): AlmanacAnswer => ({ answer: say(answers().unclear, {}, turn) })
