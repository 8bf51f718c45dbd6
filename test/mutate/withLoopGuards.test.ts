import { expect, test } from 'vitest'
import { withLoopGuards } from './withLoopGuards.ts'

const run = (text: string) => new Function('said', withLoopGuards('a.ts', text))

test.each([
  'while (true);',
  'for (;;) {}',
  'do {} while (true)',
  'outer: for (;;) while (true) continue outer',
])('%s ends with an error', (text) => {
  expect(run(text)).toThrow('endless loop')
})

test('a loop that ends does what it did', () => {
  const said: number[] = []

  run('for (let i = 0; i < 3; i++) for (let j = 0; j < 2; j++) said.push(i + j)')(said)

  expect(said).toEqual([0, 1, 1, 2, 2, 3])
})

test('rounds are counted anew at each run of a loop', () => {
  const often = 'for (let i = 0; i < 3000; i++) for (let j = 0; j < 1000; j++);'

  expect(run(often)).not.toThrow()
})

test('lines stay where they are', () => {
  const text = 'while (a)\n  f()\ng()\n'

  expect(withLoopGuards('a.ts', text).split('\n')[2]).toBe('g()')
})
