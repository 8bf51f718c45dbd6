import { expect, test } from 'vitest'
import { keyedSemaphore } from '../../../../infra/local/runner/keyedSemaphore.ts'

/** Work that ends when the test says so. */
function tasks(maxConcurrency: number) {
  const started: string[] = []
  const limit = keyedSemaphore(maxConcurrency)
  const begin = (key: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const outcome = limit(key, () => {
      started.push(name)
      return promise
    })
    return { outcome, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { started, begin }
}

test('work of a key beyond the maximum waits in its order, and that of another key does not', async () => {
  const { started, begin } = tasks(1)
  const [first, second, third] = ['first', 'second', 'third'].map((name) => begin('flood', name))
  const other = begin('other', 'other')
  await expect.poll(() => started).toEqual(['first', 'other'])

  for (const { end } of [first!, second!, third!, other]) end()

  expect(await Promise.all([first, second, third].map((each) => each!.outcome))).toEqual(['first', 'second', 'third'])
  expect(started).toEqual(['first', 'other', 'second', 'third'])
})

test('work that fails frees its slot, also for what comes after the others', async () => {
  const { started, begin } = tasks(1)
  const [first, second] = [begin('key', 'first'), begin('key', 'second')]
  first.fail()
  await expect(first.outcome).rejects.toThrow('first')

  const third = begin('key', 'third')
  await expect.poll(() => started).toEqual(['first', 'second'])
  second.end()
  third.end()

  expect([await second.outcome, await third.outcome]).toEqual(['second', 'third'])
})
