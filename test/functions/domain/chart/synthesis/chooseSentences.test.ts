import { expect, test } from 'vitest'
import { chooseSentences } from '../../../../../functions/domain/chart/synthesis/chooseSentences.ts'

const words = (first: string, count: number) => `${first} ${Array.from({ length: count - 1 }, () => 'word').join(' ')}`

test('each line gives one of its sentences, in its paragraph', () => {
  const chosen = chooseSentences(
    [[{ options: ['One is.'] }, { options: ['Two is.'] }], [{ options: ['Three is.'] }]],
    's',
  )

  expect(chosen).toEqual([['One is.', 'Two is.'], ['Three is.']])
})

test('the same seed chooses the same, and seeds differ', () => {
  const lines = [[{ options: ['A one.', 'B two.', 'C three.', 'D four.'] }]]
  const chosen = Array.from({ length: 40 }, (_, seed) => chooseSentences(lines, `${seed}`)[0]![0])

  expect(Array.from({ length: 40 }, (_, seed) => chooseSentences(lines, `${seed}`)[0]![0])).toEqual(chosen)
  expect(new Set(chosen).size).toBe(4)
})

test('a sentence gives way to one that begins otherwise, wherever the other stands', () => {
  const chosen = Array.from({ length: 20 }, (_, seed) =>
    chooseSentences([[{ options: ['You are kind.', 'Kind is the word.'] }, { options: ['You are late.'] }]], `${seed}`),
  )

  expect(new Set(chosen.map(([paragraph]) => paragraph!.join(' ')))).toEqual(
    new Set(['Kind is the word. You are late.']),
  )
})

test('two sentences may begin with one word, and a third only where it must', () => {
  const fixed = [{ options: ['You run on.'] }, { options: ['You walk on.'] }]
  const pick = (lines: { options: string[] }[]) =>
    Array.from({ length: 20 }, (_, seed) =>
      chooseSentences([[...lines, { options: ['You sit down.', 'Sit down now.'] }]], `${seed}`)[0]!.at(-1),
    )

  expect(new Set(pick(fixed.slice(0, 1))).size).toBe(2)
  expect(new Set(pick(fixed))).toEqual(new Set(['Sit down now.']))
})

test('what may be left out is told as far as there is room for 220 words, the lowest number first', () => {
  const kept = (must: number, ...spares: [string, number, number][]) =>
    chooseSentences(
      [
        [
          { options: [words('Must', must)] },
          ...spares.map(([name, count, spare]) => ({ options: [words(name, count)], spare })),
        ],
      ],
      's',
    )[0]!.map((sentence) => sentence.split(' ')[0])

  expect(kept(200, ['One', 20, 1])).toEqual(['Must', 'One'])
  expect(kept(200, ['One', 21, 1])).toEqual(['Must'])
  expect(kept(200, ['Two', 20, 2], ['One', 20, 1])).toEqual(['Must', 'One'])
  expect(kept(200, ['One', 21, 1], ['Two', 20, 2])).toEqual(['Must', 'Two'])
  expect(kept(200, ['One', 15, 1], ['Other', 15, 1])).toEqual(['Must'])
  expect(kept(300, ['One', 1, 1])).toEqual(['Must'])
})
