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

const missed = (messages: readonly LabelledMessage[]) =>
  messages.filter((each) => !isRight(each)).map(({ message }) => message)

test('at least nineteen in twenty messages are understood', () => {
  expect(labelled.length).toBeGreaterThan(300)
  console.log(report(labelled), missed(labelled))
  expect(percent(labelled)).toBeGreaterThanOrEqual(95)
})

test('nine in ten messages are understood that the rules were not made with', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(60)
  console.log(report(heldOut))
  expect(percent(heldOut)).toBeGreaterThanOrEqual(90)
})
