import { expect, test } from 'vitest'
import { distressOf } from '../../../../../functions/domain/chat/distress/distressOf.ts'
import { criesInOtherLanguages } from './criesInOtherLanguages.ts'
import { freshCries } from './freshCries.ts'
import { freshQuestions } from './freshQuestions.ts'
import { moreTypedCries } from './moreTypedCries.ts'
import { moreTypedQuestions } from './moreTypedQuestions.ts'
import { typedCries } from './typedCries.ts'
import { typedQuestions } from './typedQuestions.ts'

test('at least 95 in 100 messages of distress as they are typed are recognised', () => {
  const cries = [...typedCries, ...moreTypedCries, ...freshCries]
  const missed = cries.filter((message) => !distressOf(message))

  expect(missed.slice(Math.floor(cries.length * 0.05))).toEqual([])
})

test('the commonest cries in other languages are recognised', () => {
  expect(criesInOtherLanguages.filter((message) => !distressOf(message))).toEqual([])
})

test('at most two in a hundred questions to an astrologer are taken for distress', () => {
  const questions = [...typedQuestions, ...moreTypedQuestions, ...freshQuestions]
  const falseAlarms = questions.filter((message) => distressOf(message))

  expect(falseAlarms.slice(Math.floor(questions.length * 0.02))).toEqual([])
})

test.each([
  'i ',
  'my my ',
  'want to just really ',
  'cut took pills i wish hope ',
  'i hope if i my life he will the ',
  'a',
])('2,000 characters of %j are read in a moment', (words) => {
  const message = words.repeat(2000 / words.length)
  distressOf(message)
  const begun = performance.now()
  distressOf(message)

  expect(performance.now() - begun).toBeLessThan(200)
})
