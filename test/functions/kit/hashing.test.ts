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

/** Work behind a gate, and how much of it ran at a time. */
function counted(gate: ReturnType<typeof hashingGate>, done: Promise<void>) {
  let running = 0
  let most = 0
  const work = () =>
    gate(async () => {
      running += 1
      most = Math.max(most, running)
      await done
      running -= 1
    })
  return { work, most: () => most }
}

test('two hashes run at once, sixteen wait, and the next one is sent away', async () => {
  const gate = hashingGate(8)
  const { end, done } = aWork()
  const { work, most } = counted(gate, done)

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
])('of %i processors hashes take %i, and leave one to those who read', async (processors, taken) => {
  const { end, done } = aWork()
  const { work, most } = counted(hashingGate(processors), done)

  const all = Array.from({ length: 6 }, work)
  end()
  await Promise.all(all)

  expect(most()).toBe(taken)
})

test('whoever waited longest comes next', async () => {
  const gate = hashingGate()
  const { end, done } = aWork()
  const order: number[] = []
  const all = [0, 1, 2, 3, 4, 5].map((each) =>
    gate(async () => {
      await done
      order.push(each)
    }),
  )

  end()
  await Promise.all(all)

  expect(order).toEqual([0, 1, 2, 3, 4, 5])
})

test('a hash that fails gives its place back', async () => {
  const gate = hashingGate()
  const fail = () => gate(() => Promise.reject(new Error('no memory')))
  for (let time = 0; time < 30; time += 1) await expect(fail()).rejects.toThrow('no memory')

  expect(await gate(async () => 'a hash')).toBe('a hash')
})
