import { expect, test } from 'vitest'
import { enterInDirectory } from '../../../infra/operate/enterInDirectory.ts'

async function* people(count: number) {
  for (let n = 0; n < count; n += 1) yield `usr_${n}`
}

const none = (_: string[]): number => 0

function entering(count: number, { from = 0, failed = none, left = none } = {}) {
  const asked: string[][] = []
  const progress: number[] = []
  const enter = async (ids: string[]) => {
    asked.push(ids)
    return { done: ids.length - failed(ids) - left(ids), failed: failed(ids) }
  }
  const done = enterInDirectory({ ids: people(count), from, enter, onProgress: (entered) => progress.push(entered) })
  return { done, asked, progress }
}

test('people are entered a hundred at a time, to the last one', async () => {
  const { done, asked, progress } = entering(201)

  expect(await done).toBe(201)
  expect(asked.map((ids) => [ids.length, ids[0]])).toEqual([
    [100, 'usr_0'],
    [100, 'usr_100'],
    [1, 'usr_200'],
  ])
  expect(progress).toEqual([100, 200, 201])
})

test('a fill that failed says where to go on, and going on asks for nobody twice', async () => {
  const { done } = entering(201, { failed: ([first]) => (first === 'usr_100' ? 3 : 0) })
  await expect(done).rejects.toThrow('3 people were not entered. Go on with --from 100')

  const again = entering(201, { from: 100 })

  expect(await again.done).toBe(201)
  expect(again.asked.map(([first]) => first)).toEqual(['usr_100', 'usr_200'])
})

test('a run that had no time for everybody is a failure too', async () => {
  await expect(entering(40, { left: () => 7 }).done).rejects.toThrow('7 people were not entered. Go on with --from 0')
})

test('an export without accounts asks for nobody', async () => {
  const { done, asked } = entering(0)

  expect([await done, asked]).toEqual([0, []])
})
