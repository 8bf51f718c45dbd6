import { expect, test } from 'vitest'
import type { Distress } from '../../../../../functions/domain/chat/distress/Distress.ts'
import { distressOf } from '../../../../../functions/domain/chat/distress/distressOf.ts'
import { sensitiveTopic } from '../../../../../functions/domain/chat/sensitiveTopic.ts'
import { distressPhrasings, morePhrasings } from './distressPhrasings.ts'
import { ordinaryQuestions } from './ordinaryQuestions.ts'

const phrasings = Object.entries(distressPhrasings).flatMap(([kind, messages]) =>
  messages.map((message) => ({ kind: kind as Distress, message })),
)

test('at least 95 in 100 messages of distress are recognised, and at most two ordinary questions are taken for one', () => {
  const cries = [...phrasings.map(({ message }) => message), ...morePhrasings]
  const missed = cries.filter((message) => !distressOf(message))
  const falseAlarms = ordinaryQuestions.filter((message) => distressOf(message))

  console.info(
    `distress: ${cries.length - missed.length} of ${cries.length} recognised; ` +
      `${falseAlarms.length} false alarms in ${ordinaryQuestions.length} ordinary questions`,
    { missed, falseAlarms },
  )
  expect([cries.length >= 100, ordinaryQuestions.length >= 100]).toEqual([true, true])
  expect(missed.length / cries.length).toBeLessThanOrEqual(0.05)
  expect(falseAlarms.length).toBeLessThanOrEqual(2)
})

test('nearly every message gets the answer of its own kind', () => {
  const mistaken = phrasings.filter(({ kind, message }) => ![kind, undefined].includes(distressOf(message)))

  expect(mistaken.map(({ kind, message }) => [message, kind, distressOf(message)]).slice(0, 9)).toEqual([])
})

test.each([
  'I feel like there’s no point anymore',
  'my life is not worth living',
  'I took a bunch of pills',
  'I just want to go to sleep and never wake up',
  "I've been cutting again",
  'my husband choked me last night',
])('%j is answered at once, whatever the month’s limit', (message) => {
  expect(sensitiveTopic(message)).toBe('crisis')
})

test('a message of several kinds gets the answer of the most urgent', () => {
  expect(distressOf("I'm 15, my dad hits me and I took a whole box of pills")).toBe('overdose')
  expect(distressOf("I'm 15 and my dad hits me")).toBe('abuse')
})

test('a very long message is read in a moment', () => {
  const message = 'he said my husband would never let me wake up and see the point of it all because '.repeat(50)
  const begun = performance.now()
  distressOf(message)

  expect(performance.now() - begun).toBeLessThan(500)
})
