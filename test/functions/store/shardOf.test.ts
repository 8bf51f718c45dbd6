import { expect, test } from 'vitest'
import { SHARDS } from '../../../functions/store/keys.ts'
import { allShards, shardOf } from '../../../functions/store/shardOf.ts'

test('an id stays in its partition for good, since rows are kept under it', () => {
  expect(['usr_0', 'usr_1', 'usr_2', 'usr_3', 'usr_4'].map(shardOf)).toEqual([5, 4, 4, 0, 4])
})

test('the ids of many people are spread over all partitions', () => {
  const used = new Set(Array.from({ length: 1000 }, (_, n) => shardOf(`usr_${n}`)))

  expect([...used].toSorted()).toEqual(allShards)
  expect(allShards).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(SHARDS).toBe(8)
})
