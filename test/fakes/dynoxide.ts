import { randomUUID } from 'node:crypto'
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import { type Table, tableOf } from '../../functions/store/table.ts'
import { startDatabase } from '../../infra/local/aws/startDatabase.ts'
import { directClient } from './directClient.ts'
import { refuseStaleReads } from './refuseStaleReads.ts'

interface Dynoxide {
  endpoint: string
  /** A table like the product's, with nothing in it. */
  emptyTable: () => Promise<Table>
  /**
   * The same, asked without AWS's library, which would take most of the time of a test. The one before is gone then: hundreds
   * of tables slow each other down.
   */
  directTable: () => Promise<Table>
  stop: () => Promise<void>
}

/**
 * A DynamoDB of this test's own, in memory; `stop` ends it. With DYNAMODB_URL, the tables are created on that server
 * instead, such as Amazon's DynamoDB Local, and may stay there. A strict one answers no read that might be stale and must not.
 */
export async function dynoxide({ isStrict = false } = {}): Promise<Dynoxide> {
  const { DYNAMODB_URL } = process.env
  const database = DYNAMODB_URL ? undefined : await startDatabase()
  const endpoint = DYNAMODB_URL ?? `http://127.0.0.1:${database!.port}`
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  if (isStrict) refuseStaleReads(client)
  const direct = directClient(endpoint)
  async function newTable(): Promise<string> {
    const name = `orrery-${randomUUID()}`
    await direct.send(new CreateTableCommand({ ...TABLE, TableName: name }))
    return name
  }
  const emptyTable = async () => tableOf(client, await newTable())
  let last: string | undefined
  async function directTable() {
    if (last) await direct.send(new DeleteTableCommand({ TableName: last }))
    last = await newTable()
    return { client: direct.client, name: last }
  }
  const stop = () => {
    client.destroy()
    direct.destroy()
    return database?.stop() ?? Promise.resolve()
  }
  return { endpoint, emptyTable, directTable, stop }
}

const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const })
const keyOf = (hash: string, range?: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  ...(range ? [{ AttributeName: range, KeyType: 'RANGE' as const }] : []),
]
const index = (IndexName: string, hash: string, range?: string) => ({
  IndexName,
  KeySchema: keyOf(hash, range),
  Projection: { ProjectionType: 'KEYS_ONLY' as const },
})

/** The table of infra/stack/table.ts, without the second that building the template would take. */
const TABLE: Omit<CreateTableCommandInput, 'TableName'> = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'duePk', 'dueSk', 'searchPk', 'searchSk', 'customerPk'].map(text),
  KeySchema: keyOf('pk', 'sk'),
  GlobalSecondaryIndexes: [
    index('due', 'duePk', 'dueSk'),
    index('search', 'searchPk', 'searchSk'),
    index('customer', 'customerPk'),
  ],
}
