import { expect, test } from 'vitest'
import type { Question } from '../../../../../functions/domain/chat/question/Question.ts'
import { readQuestion } from '../../../../../functions/domain/chat/question/readQuestion.ts'
import { heldOut, type LabelledMessage, labelled } from './labelled.ts'

const has = (question: Question, expected: Partial<Question>): boolean => {
  try {
    expect(question).toMatchObject(expected)
    return true
  } catch {
    return false
  }
}

const isRight = ({ kinds, message, expected, earlier }: LabelledMessage): boolean => {
  const question = readQuestion({ message, earlier })
  return kinds.includes(question.kind) && has(question, expected)
}

const percent = (messages: readonly LabelledMessage[]) =>
  Math.round((1000 * messages.filter(isRight).length) / messages.length) / 10

function report(messages: readonly LabelledMessage[]): string {
  const byKind = Map.groupBy(messages, ({ kinds }) => kinds.join(' or '))
  const lines = [...byKind].map(([kinds, those]) => `${kinds} ${percent(those)} % of ${those.length}`)
  return [`${percent(messages)} % of ${messages.length}`, ...lines].join(', ')
}

test('at least nineteen in twenty messages are understood', () => {
  expect(labelled.length).toBeGreaterThan(300)
  console.log(report(labelled))
  if (process.env.SHOW)
    for (const each of labelled.filter((one) => !isRight(one)))
      console.log(JSON.stringify(each), '=>', JSON.stringify(readQuestion(each)))
  expect(percent(labelled)).toBeGreaterThanOrEqual(95)
})

test('nine in ten messages are understood that the rules were not made with', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(60)
  console.log(report(heldOut))
  expect(percent(heldOut)).toBeGreaterThanOrEqual(90)
})
