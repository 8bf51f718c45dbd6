import { expect, test } from 'vitest'
import type { Sentence, SentenceKind } from '../../../../../functions/domain/reading/compose/Draft.ts'
import { inOrderOfDays } from '../../../../../functions/domain/reading/compose/inOrderOfDays.ts'

const sentence = (kind: SentenceKind, text: string): Sentence => ({ kind, text, fact: 'Sun square Moon' })
const scene = sentence('scene', 'The kettle is on, and it is Thursday on 1 March in a novel.')

/** The texts after those days are put in order. */
function inOrder(...last: Sentence[]): string[] {
  const draft = { scope: 'personal' as const, title: 'The kettle', paragraphs: [[scene, ...last]], act: scene }
  return inOrderOfDays(draft, '2026-11-22')
    .paragraphs.flat()
    .map(({ text }) => text)
}

test.each([
  ['on Thursday', 'on 9 December'],
  ['tomorrow', 'on Thursday'],
  ['on 9 December', 'on 3 January'],
  ['on 20 May', 'on 30 May 2027'],
])('what comes %s is told before what comes %s', (sooner, later) => {
  const timing = (when: string) => sentence('timing', `The square ends ${when}.`)
  const second = (when: string) => sentence('second', `Venus trines your Moon ${when}.`)

  for (const told of [
    [timing(sooner), second(later)],
    [second(sooner), timing(later)],
  ] as const) {
    const texts = [scene, ...told].map(({ text }) => text)
    expect(inOrder(...told)).toEqual(texts)
    expect(inOrder(...told.toReversed())).toEqual(texts)
  }
})

test('a day ahead alone stays where it is', () => {
  const timing = sentence('timing', 'The square ends on Thursday.')

  expect(inOrder(timing)).toEqual([scene.text, timing.text])
})
