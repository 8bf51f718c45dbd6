import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { UserState } from '../../shared/domain/admin.ts'
import { type EpochSeconds, epochSeconds } from '../../shared/domain/time.ts'
import { type ListPlace, newestFirst } from '../domain/admin/listPlace.ts'
import { searchKeys } from './keys.ts'
import { allShards, shardOf } from './shardOf.ts'
import type { Table } from './table.ts'

/** So many entries of a word are read in each partition at most, so that a search costs the same however many it finds. */
const MOST_MATCHES = 100

const joined = ({ createdAt, id }: ListPlace) => searchKeys.joined(createdAt, id)

interface Range {
  partition: string
  condition: string
  values: Record<string, string>
  isNewestFirst?: boolean
  limit: number
}

interface Newest {
  state?: UserState | undefined
  before: ListPlace | undefined
  limit: number
}

/** Who is in the directory, read from the `search` index: it may be behind by a moment, and what it names be gone. */
export function directoryIndex({ client, name }: Table) {
  async function placesIn({ partition, condition, values, isNewestFirst = false, limit }: Range): Promise<ListPlace[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        IndexName: 'search',
        KeyConditionExpression: `searchPk = :pk${condition}`,
        ExpressionAttributeValues: { ':pk': partition, ...values },
        ScanIndexForward: !isNewestFirst,
        Limit: limit,
      }),
    )
    return Items.map(({ searchSk }) => placeOf(String(searchSk)))
  }

  return {
    /**
     * The newest people before a place, of a state or of all, at most so many: from each partition as many, since all may
     * be in one.
     */
    async listNewest({ state, before, limit }: Newest): Promise<ListPlace[]> {
      const partitionOf = (shard: number) => (state ? searchKeys.state(state, shard) : searchKeys.people(shard))
      const range = before
        ? { condition: ' AND searchSk < :before', values: { ':before': joined(before) } }
        : { condition: '', values: {} }
      const pages = await Promise.all(
        allShards.map((shard) => placesIn({ ...range, partition: partitionOf(shard), isNewestFirst: true, limit })),
      )
      return pages.flat().sort(newestFirst).slice(0, limit)
    },

    /**
     * Who is found by the beginning of a word, newest first; DynamoDB refuses an empty one. Everybody, while no
     * partition has more than MOST_MATCHES entries that begin so: some hundreds of people. Of more, each partition gives
     * its first by the alphabet.
     */
    async listMatching(word: string): Promise<ListPlace[]> {
      const [initial = ''] = word
      const range = { condition: ' AND begins_with(searchSk, :word)', values: { ':word': word }, limit: MOST_MATCHES }
      const pages = await Promise.all(
        allShards.map((shard) => placesIn({ ...range, partition: searchKeys.words(initial, shard) })),
      )
      const found = new Map(pages.flat().map((place) => [place.id, place]))
      return [...found.values()].sort(newestFirst)
    },

    /** Whose trial ends between two instants, the next end first, at most so many. */
    async listEnding({ from, to, limit }: { from: EpochSeconds; to: EpochSeconds; limit: number }): Promise<string[]> {
      const range = {
        condition: ' AND searchSk BETWEEN :from AND :to',
        values: { ':from': searchKeys.joined(from, ''), ':to': searchKeys.joined(to, '~') },
        limit,
      }
      const pages = await Promise.all(
        allShards.map((shard) => placesIn({ ...range, partition: searchKeys.ending(shard) })),
      )
      return pages
        .flat()
        .sort((a, b) => newestFirst(b, a))
        .slice(0, limit)
        .map(({ id }) => id)
    },

    /** The next people of a walk through everybody, partition by partition, each from the oldest on. */
    async listNext({ last, limit }: { last: ListPlace | undefined; limit: number }): Promise<ListPlace[]> {
      const first = last ? shardOf(last.id) : 0
      const after = last
        ? { condition: ' AND searchSk > :after', values: { ':after': joined(last) } }
        : { condition: '', values: {} }
      const rest = await placesIn({ ...after, partition: searchKeys.people(first), limit })
      for (let shard = first + 1; rest.length < limit && shard < allShards.length; shard += 1)
        rest.push(
          ...(await placesIn({
            partition: searchKeys.people(shard),
            condition: '',
            values: {},
            limit: limit - rest.length,
          })),
        )
      return rest
    },
  }
}
export type DirectoryIndex = ReturnType<typeof directoryIndex>

/** What follows the last space, if there is one. */
export function placeOf(searchSk: string): ListPlace {
  const [createdAt = '', id = ''] = searchSk.slice(searchSk.lastIndexOf(' ') + 1).split('#')
  return { createdAt: epochSeconds(Number(createdAt)), id }
}
