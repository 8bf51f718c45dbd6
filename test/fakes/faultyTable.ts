import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type Table, tableOf } from '../../functions/store/table.ts'

interface Fault {
  name: string
  status?: number
  /** Why a transaction was cancelled, one code for each of its parts. */
  reasons?: string[]
}

interface FaultyTable {
  table: Table
  /** How often it was called. */
  calls: () => number
  stop: () => void
}

/** A DynamoDB that answers each call with the next of these faults, and with nothing found once they are used up. */
export async function faultyTable(faults: Fault[]): Promise<FaultyTable> {
  let calls = 0
  const server = createServer((request, response) => {
    request.resume()
    const fault = faults[calls]
    calls += 1
    response.writeHead(fault ? (fault.status ?? 400) : 200, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(JSON.stringify(fault ? codeAndState(fault) : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 4,
  })
  const stop = () => {
    client.destroy()
    server.close()
  }
  return { table: tableOf(client, 'orrery'), calls: () => calls, stop }
}

const codeAndState = ({ name, reasons }: Fault) => ({
  __type: `com.amazonaws.dynamodb.v20120810#${name}`,
  message: 'what the table says',
  ...(reasons && { CancellationReasons: reasons.map((Code) => ({ Code })) }),
})
