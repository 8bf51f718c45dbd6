import { expect, test } from 'vitest'
import { hashingGate } from '../../../functions/kit/hashing.ts'

/** Work that ends when the test says so. */
function aWork() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, done }
}

/** Calls to do the given work under the limit, and the most that ran at a time. */
function counted(limit: ReturnType<typeof hashingGate>, done: Promise<void>) {
  let running = 0
  let most = 0
  const work = () =>
    limit(async () => {
      running += 1
      most = Math.max(most, running)
      await done
      running -= 1
    })
  return { work, most: () => most }
}

test('two hashes run at once, sixteen wait, and the next one is refused as busy', async () => {
  const limit = hashingGate(8)
  const { end, done } = aWork()
  const { work, most } = counted(limit, done)

  const all = Array.from({ length: 18 }, work)
  await expect(work()).rejects.toMatchObject({ code: 'BUSY', status: 503, details: { retryAfter: 1 } })
  end()
  await Promise.all(all)

  expect(most()).toBe(2)
})

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
])('the number of hashes at a time leaves a processor free for other calls: with %i it is %i', async (processors, expected) => {
  const { end, done } = aWork()
  const { work, most } = counted(hashingGate(processors), done)

  const all = Array.from({ length: 6 }, work)
  end()
  await Promise.all(all)

  expect(most()).toBe(expected)
})

test('waiting hashes run in the order in which they came', async () => {
  const limit = hashingGate()
  const { end, done } = aWork()
  const order: number[] = []
  const all = [0, 1, 2, 3, 4, 5].map((each) =>
    limit(async () => {
      await done
      order.push(each)
    }),
  )

  end()
  await Promise.all(all)

  expect(order).toEqual([0, 1, 2, 3, 4, 5])
})

test('a hash that fails frees its slot', async () => {
  const limit = hashingGate()
  const fail = () => limit(() => Promise.reject(new Error('no memory')))
  for (let time = 0; time < 30; time += 1) await expect(fail()).rejects.toThrow('no memory')

  expect(await limit(async () => 'a hash')).toBe('a hash')
})
