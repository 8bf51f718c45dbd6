import { answerQuestion, type TextAnswer } from '../../functions/domain/chat/almanac/answerQuestion.ts'
import type { Turn } from '../../functions/domain/chat/almanac/Turn.ts'
import type { Knowledge } from '../../functions/domain/chat/Knowledge.ts'
import type { Question } from '../../functions/domain/chat/question/Question.ts'
import { readQuestion } from '../../functions/domain/chat/question/readQuestion.ts'
import { localDateAt } from '../../shared/domain/time.ts'

interface Answered extends TextAnswer {
  message: string
  kind: Question['kind']
}

/** What the almanac answers to these messages, one after the other in one conversation. */
export function aTalk(known: Knowledge, ...messages: readonly string[]): Answered[] {
  const earlier: Turn[] = []
  return messages.map((message) => {
    const question = readQuestion({ message, earlier, today: localDateAt(known.now, known.zone) })
    const answer = answerQuestion({ message, question, known, earlier })
    earlier.unshift({ message, response: answer.response })
    return { message, kind: question.kind, ...answer }
  })
}

/** The answer to the last of these messages. */
export const anAnswer = (known: Knowledge, ...messages: readonly string[]): Answered =>
  aTalk(known, ...messages).at(-1)!
