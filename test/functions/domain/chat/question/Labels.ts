import type { Question, QuestionKind } from '../../../../../functions/domain/chat/question/Question.ts'

/** Messages of a kind: a text, or a text with what else must be read from it, and the question before it. */
export type Label = string | readonly [message: string, expected: Partial<Question>, before?: string]

/** "timing or decision": some messages are of two kinds, and either will do. */
export type Labels = readonly (readonly [kinds: QuestionKind | `${QuestionKind} or ${QuestionKind}`, Label[]])[]
