import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ListPlace } from '../../../functions/domain/admin/listPlace.ts'
import { type Listed, listed } from '../../../functions/store/directoryEntry.ts'
import { type DirectoryIndex, directoryIndex } from '../../../functions/store/directoryIndex.ts'
import { keys, searchKeys } from '../../../functions/store/keys.ts'
import { shardOf } from '../../../functions/store/shardOf.ts'
import { later } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
let index: DirectoryIndex
beforeEach(() => {
  index = directoryIndex(table())
})

const put = (Item: Record<string, unknown>) => table().client.send(new PutCommand({ TableName: table().name, Item }))
const placeOf = (n: number): Listed => ({ id: `usr_${n}`, createdAt: later(n) })
const join = (place: Listed) => put({ ...keys.directory(place.id), ...listed(place) })
const name = ({ id, createdAt }: Listed, word: string) =>
  put({
    ...keys.searchWord(id, word),
    searchPk: searchKeys.words(word.slice(0, 1), shardOf(id)),
    searchSk: searchKeys.word(word, searchKeys.joined(createdAt, id)),
  })

async function crowd(count: number): Promise<Listed[]> {
  const places = Array.from({ length: count }, (_, n) => placeOf(n))
  await Promise.all(places.map(join))
  return places
}

describe('the list of all people', () => {
  test('begins with the newest, and goes on before a place', async () => {
    const places = (await crowd(20)).toReversed()

    expect(await index.listNewest({ before: undefined, limit: 5 })).toEqual(places.slice(0, 5))
    expect(await index.listNewest({ before: places[4], limit: 5 })).toEqual(places.slice(5, 10))
    expect(await index.listNewest({ before: places[19], limit: 5 })).toEqual([])
  })
})

describe('a walk through everybody', () => {
  const inOrder = (places: Listed[]) =>
    places.toSorted((a, b) => shardOf(a.id) - shardOf(b.id) || a.createdAt - b.createdAt)

  test('goes partition by partition, from the oldest on, and meets each once', async () => {
    const places = inOrder(await crowd(30))
    const met: ListPlace[][] = []
    for (let last: ListPlace | undefined; met.length < 9; last = met.at(-1)?.at(-1))
      met.push(await index.listNext({ last, limit: 4 }))

    expect(met.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4, 4, 2, 0])
    expect(met.flat()).toEqual(places)
  })

  test('ends where nobody is left', async () => {
    const places = inOrder(await crowd(3))

    expect(await index.listNext({ last: places[2], limit: 4 })).toEqual([])
    expect(await index.listNext({ last: undefined, limit: 3 })).toEqual(places)
  })
})

describe('a search', () => {
  test('finds by the beginning of a word, the newest first and each person once', async () => {
    const [jane, janet, john] = [placeOf(1), placeOf(2), placeOf(3)]
    await Promise.all([
      name(jane, 'jane'),
      name(jane, 'janeway'),
      name(janet, 'janet'),
      name(john, 'john'),
      name(john, 'marjane'),
    ])

    expect(await index.listMatching('jan')).toEqual([janet, jane])
    expect(await index.listMatching('janew')).toEqual([jane])
    expect(await index.listMatching('jane ')).toEqual([jane])
    expect(await index.listMatching('zoe')).toEqual([])
  })

  test('reads at most a hundred entries of a partition, the first by the alphabet', async () => {
    const places = Array.from({ length: 2000 }, (_, n) => placeOf(n)).filter(({ id }) => shardOf(id) === 0)
    const found = places.slice(0, 101)
    await Promise.all(found.map((place, n) => name(place, `anna${String(n).padStart(3, '0')}`)))

    expect(await index.listMatching('anna')).toEqual(found.slice(0, 100).toReversed())
  })
})
