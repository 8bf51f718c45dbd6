import { expect, test } from 'vitest'
import { fairSemaphore } from '../../../../infra/local/runner/fairSemaphore.ts'

/** Work that ends when the test says so. */
function aTask(started: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    started.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('work beyond the maximum waits, and starts in the order in which it came', async () => {
  const started: string[] = []
  const limit = fairSemaphore(2)
  const tasks = ['a', 'b', 'c', 'd'].map((name) => aTask(started, name))
  const outcomes = tasks.map(({ work }) => limit(work))
  await expect.poll(() => started).toEqual(['a', 'b'])

  tasks[1]!.end()
  await outcomes[1]
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])

  for (const { end } of tasks) end()
  expect(await Promise.all(outcomes)).toEqual(['a', 'b', 'c', 'd'])
})

test('a source that floods the semaphore delays only itself', async () => {
  const started: string[] = []
  const limit = fairSemaphore(1)
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => aTask(started, name))
  const reader = aTask(started, 'reader')
  const outcomes = flood.map(({ work }) => limit(work, 'flood'))
  await expect.poll(() => started).toEqual(['f1'])
  outcomes.push(limit(reader.work, 'reader'))

  for (const { end } of [...flood, reader]) end()
  await Promise.all(outcomes)

  expect(started).toEqual(['f1', 'f2', 'reader', 'f3', 'f4'])
})

test('work that fails frees its slot', async () => {
  const started: string[] = []
  const limit = fairSemaphore(1)
  const [first, second] = [aTask(started, 'first'), aTask(started, 'second')]
  const failed = limit(first.work)
  const outcome = limit(second.work)

  first.fail()

  await expect(failed).rejects.toThrow('first')
  second.end()
  expect(await outcome).toBe('second')
})
