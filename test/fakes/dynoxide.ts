import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ListTablesCommand,
} from '@aws-sdk/client-dynamodb'
import { type Table, tableOf } from '../../functions/store/table.ts'

const PROGRAM = 'node_modules/@dynoxide/linux-x64/dynoxide'

interface Dynoxide {
  endpoint: string
  /** A table like the product's, with nothing in it. */
  emptyTable: () => Promise<Table>
  stop: () => void
}

/** A DynamoDB of this test's own, in memory; `stop` ends it. */
export async function dynoxide(): Promise<Dynoxide> {
  const port = await freePort()
  const child = spawn(PROGRAM, ['serve', '--port', String(port), '--host', '127.0.0.1'], { stdio: 'ignore' })
  const endpoint = `http://127.0.0.1:${port}`
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  await answering(client, child)
  const emptyTable = async () => {
    const name = `orrery-${randomUUID()}`
    await client.send(new CreateTableCommand({ ...TABLE, TableName: name }))
    return tableOf(client, name)
  }
  const stop = () => {
    client.destroy()
    child.kill('SIGKILL')
  }
  return { endpoint, emptyTable, stop }
}

const WAITS_MS = [10, 20, 40, 80, 160, 320, 640, 1280]

/** Asks until the process listens: it does not say when it does. */
async function answering(client: DynamoDBClient, child: ChildProcess): Promise<void> {
  for (const wait of WAITS_MS) {
    try {
      await client.send(new ListTablesCommand({}))
      return
    } catch {
      await pause(wait)
    }
  }
  child.kill('SIGKILL')
  throw new Error('dynoxide does not answer')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('there is no free port')
  return address.port
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
