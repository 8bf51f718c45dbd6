import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { listUsers } from '../../../functions/flows/admin/listUsers.ts'
import { readStats } from '../../../functions/flows/admin/readStats.ts'
import { accountStore } from '../../../functions/store/accounts.ts'
import { counterStore } from '../../../functions/store/counters.ts'
import { deletionStore } from '../../../functions/store/deletions.ts'
import { directoryIndex } from '../../../functions/store/directoryIndex.ts'
import { tableOf } from '../../../functions/store/table.ts'
import { startDatabase } from '../../../infra/local/aws/startDatabase.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Consumed, Consumption } from '../localStack.ts'

interface Filled {
  /** With a table that is filled and that no stack has open. */
  directory: string
  tableName: string
  now: EpochSeconds
}

/** What each thing that operators look at takes from the table. */
export async function operatorCalls({ directory, tableName, now }: Filled): Promise<Consumption> {
  const database = await startDatabase(join(directory, 'table.db'))
  const consumed: Consumed = { calls: 1, requests: 0, readUnits: 0, writeUnits: 0 }
  const client = countingClient(database.port, consumed)
  const table = tableOf(client, tableName)
  const needs = {
    accounts: accountStore(table),
    counters: counterStore(table),
    deletions: deletionStore(table),
    directoryIndex: directoryIndex(table),
    identityKey: async () => 'bench',
  }
  const list = (search?: string) => async () => {
    const page = await listUsers(needs, { search, now })
    if (page.length === 0) throw new Error(`Nobody is found by ${search}`)
    return listUsers(needs, { search, after: page.at(-1)!.cursor, now })
  }
  const looks: [string, () => Promise<unknown>][] = [
    ['the tiles and charts of the operators', () => readStats(needs, { now })],
    ['two pages of everybody', list()],
    ['a search by an address', list('crowd-7@example.com')],
    ['a search by an id', list('usr_crowd000007')],
    ['a search by the beginning of an address that one person has', list('crowd-57@')],
    ['a search for two words of which one is rare', list('Jane crowd-57@')],
    ['a search that finds everybody', list('jane')],
  ]
  try {
    const all: Consumption = {}
    for (const [name, look] of looks) {
      Object.assign(consumed, { requests: 0, readUnits: 0, writeUnits: 0 })
      await look()
      all[name] = { ...consumed }
    }
    return all
  } finally {
    client.destroy()
    await database.stop()
  }
}

/** Adds up what each request consumes. */
function countingClient(port: number, consumed: Consumed): DynamoDBClient {
  const credentials = { accessKeyId: 'bench', secretAccessKey: 'local' }
  const client = new DynamoDBClient({ endpoint: `http://127.0.0.1:${port}`, region: 'ap-southeast-1', credentials })
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as never })
      const { ConsumedCapacity } = answer.output as { ConsumedCapacity?: { CapacityUnits?: number } }
      consumed.requests += 1
      consumed.readUnits += ConsumedCapacity?.CapacityUnits ?? 0
      return answer
    },
    { step: 'initialize' },
  )
  return client
}
