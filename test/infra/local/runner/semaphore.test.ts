import { expect, test } from 'vitest'
import { semaphore } from '../../../../infra/local/runner/semaphore.ts'

/** A task that ends on demand. */
function aTask(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('a semaphore limits how many tasks run at a time and begins the others in order', async () => {
  const begun: string[] = []
  const limit = semaphore(2)
  const tasks = ['a', 'b', 'c', 'd'].map((name) => aTask(begun, name))
  const done = tasks.map(({ work }) => limit(work))
  expect(begun).toEqual(['a', 'b'])

  tasks[1]!.end()
  await done[1]
  expect(begun).toEqual(['a', 'b', 'c'])

  for (const { end } of tasks) end()
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
})

test('a semaphore is released by a task that fails, too', async () => {
  const begun: string[] = []
  const limit = semaphore(1)
  const [first, second] = [aTask(begun, 'first'), aTask(begun, 'second')]
  const failed = limit(first.work)
  const done = limit(second.work)

  first.fail()

  await expect(failed).rejects.toThrow('first')
  second.end()
  expect(await done).toBe('second')
})
