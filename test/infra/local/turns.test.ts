import { expect, test } from 'vitest'
import { turns } from '../../../infra/local/turns.ts'

/** Work that ends when it is told to. */
function aTask(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('so many run at a time; the rest begin in the order in which they came', async () => {
  const begun: string[] = []
  const inTurn = turns(2)
  const tasks = ['a', 'b', 'c', 'd'].map((name) => aTask(begun, name))
  const done = tasks.map(({ work }) => inTurn(work))
  expect(begun).toEqual(['a', 'b'])

  tasks[1]!.end()
  await done[1]
  expect(begun).toEqual(['a', 'b', 'c'])

  for (const { end } of tasks) end()
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
})

test('a source that asks without end holds up no other', async () => {
  const begun: string[] = []
  const inTurn = turns(1)
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => aTask(begun, name))
  const reader = aTask(begun, 'reader')
  const done = [...flood.map(({ work }) => inTurn(work, 'flood')), inTurn(reader.work, 'reader')]

  for (const { end } of [...flood, reader]) end()
  await Promise.all(done)

  expect(begun).toEqual(['f1', 'f2', 'reader', 'f3', 'f4'])
})

test('what fails leaves its place too', async () => {
  const begun: string[] = []
  const inTurn = turns(1)
  const [first, second] = [aTask(begun, 'first'), aTask(begun, 'second')]
  const failed = inTurn(first.work)
  const done = inTurn(second.work)

  first.fail()

  await expect(failed).rejects.toThrow('first')
  second.end()
  expect(await done).toBe('second')
})
