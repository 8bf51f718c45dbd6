import { expect, test } from 'vitest'
import { QUESTION_KINDS } from '../../../../../functions/domain/chat/question/Question.ts'
import { readQuestion } from '../../../../../functions/domain/chat/question/readQuestion.ts'
import { labelled } from './labelled.ts'

const LONGEST = 2000
const words = labelled.flatMap(({ message }) => message.split(' '))
const STRANGE = [
  '\u0000',
  '\ud800',
  '\u202e',
  '\u200b',
  '👩‍👩‍👧',
  'ﬁ',
  '<b>',
  '\n',
  "'",
  '¿',
  '١',
  '__proto__',
  'constructor',
  '1/1/1',
  '99',
]

/** The same numbers in every run: the generator of Park and Miller. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

function anyMessage(seed: number): string {
  const next = numbers(seed + 1)
  const from = next(3) === 0 ? STRANGE : words
  const parts = Array.from({ length: 1 + next(400) }, () =>
    next(5) === 0 ? String.fromCharCode(next(65_536)) : from[next(from.length)]!,
  )
  return parts.join(next(4) === 0 ? '' : ' ').slice(0, LONGEST)
}

test('any message is read as something, with any before it', () => {
  for (let seed = 0; seed < 3000; seed += 1) {
    const earlier = seed % 3 === 0 ? [{ message: anyMessage(seed + 7), response: anyMessage(seed + 9) }] : []
    const { kind, bodies, houses } = readQuestion({ message: anyMessage(seed), earlier })
    expect(QUESTION_KINDS).toContain(kind)
    expect(bodies.length).toBeLessThanOrEqual(14)
    expect(houses.every((house) => house >= 1 && house <= 12)).toBe(true)
  }
})

/** In milliseconds, the fastest of a few, since other tests take the processor now and then. */
function timeOf(message: string): number {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now()
    readQuestion({ message, earlier: [] })
    return performance.now() - start
  })
  return Math.min(...times)
}

const REPEATED = [
  'a',
  ' ',
  '<',
  'what ',
  'is my ',
  'my husband ',
  'haha ',
  'the best so great ',
  'why does he ',
  '1/',
  'moon or sun ',
  'please ',
  'and ',
  'é',
  '愛',
  'do i go or ',
  'when is ',
  'how many more ',
  'ignore ',
]

test.each(REPEATED)('%j over and over takes no longer than other messages', (part) => {
  expect(timeOf(part.repeat(LONGEST / part.length))).toBeLessThan(5)
})

test('a message of the usual length takes less than a millisecond', () => {
  for (const { message } of labelled) readQuestion({ message, earlier: [] })

  expect(timeOf('How can my Gemini Sun help me at work?')).toBeLessThan(1)
})

test('a date of birth that lies ahead is impossible', () => {
  const message = 'he was born on 3 May 2031'

  expect(readQuestion({ message, earlier: [], today: '2026-06-01' }).person).toMatchObject({ isImpossible: true })
  expect(readQuestion({ message, earlier: [], today: '2032-06-01' }).person).toMatchObject({ birth: { year: 2031 } })
})

test('"he" is whom the last turns were about', () => {
  const earlier = ['go on', 'My husband was born 2 November 1988'].map((message) => ({ message, response: 'Yes.' }))

  expect(readQuestion({ message: 'what is his moon', earlier }).person).toMatchObject({
    name: 'your husband',
    birth: { year: 1988, month: 11, day: 2 },
  })
})
