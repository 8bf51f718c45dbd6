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

test('two hashes run at once, sixteen wait, and the next one is sent away', async () => {
  const checkRequest = hashingGate()
  const { end, done } = aWork()
  let running = 0
  let most = 0
  const work = () =>
    checkRequest(async () => {
      running += 1
      most = Math.max(most, running)
      await done
      running -= 1
    })

  const all = Array.from({ length: 18 }, work)
  await expect(work()).rejects.toMatchObject({ code: 'BUSY', status: 503, details: { retryAfter: 1 } })
  end()
  await Promise.all(all)

  expect(most).toBe(2)
})

test('whoever waited longest comes next', async () => {
  const checkRequest = hashingGate()
  const { end, done } = aWork()
  const order: number[] = []
  const all = [0, 1, 2, 3, 4, 5].map((each) =>
    checkRequest(async () => {
      await done
      order.push(each)
    }),
  )

  end()
  await Promise.all(all)

  expect(order).toEqual([0, 1, 2, 3, 4, 5])
})

test('a hash that fails gives its place back', async () => {
  const checkRequest = hashingGate()
  const fail = () => checkRequest(() => Promise.reject(new Error('no memory')))
  for (let time = 0; time < 30; time += 1) await expect(fail()).rejects.toThrow('no memory')

  expect(await checkRequest(async () => 'a hash')).toBe('a hash')
})
