import { setImmediate } from 'node:timers/promises'
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

test.each([
  ...Array(8).keys(),
])('a call that comes as the last two end, %i microtasks on, counts for the next ones', async (microtasks) => {
  const { started, begin } = tasks(2)
  const last = ['first', 'second'].map((name) => begin('key', name))
  await expect.poll(() => started).toEqual(['first', 'second'])

  last[0]!.end()
  const coming = after(microtasks, () => ['third', 'fourth'].map((name) => begin('key', name)))
  last[1]!.end()
  const running = await coming
  await Promise.all(last.map(({ outcome }) => outcome))
  const next = begin('key', 'fifth')
  await setImmediate()

  expect(started).toEqual(['first', 'second', 'third', 'fourth'])
  for (const { end } of [...running, next]) end()
  await next.outcome
})

async function after<T>(microtasks: number, act: () => T): Promise<T> {
  for (let passed = 0; passed < microtasks; passed += 1) await undefined
  return act()
}
