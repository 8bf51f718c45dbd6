import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import type { Table } from '../../functions/store/table.ts'

/** A table that answers as the test says, for faults that no emulator makes. Tables beside it work as ever. */
export function mockTable() {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
  const mock = mockClient(client)
  const table: Table = { client, name: 'orrery' }
  return { table, mock }
}

/** What a command was sent with. The types of the mock know the command only. */
export const optionsOf = ({ args }: { args: readonly unknown[] }): unknown => args[1]

/**
 * The same table, whose first answer to every write of one row is lost on the way: the client of AWS asks again, and the
 * caller gets the second answer.
 */
export function losingAnswers({ client, name }: Table): Table {
  const { table, mock } = mockTable()
  mock.on(PutCommand).callsFake(async (input) => {
    await client.send(new PutCommand(input))
    return client.send(new PutCommand(input))
  })
  mock.on(UpdateCommand).callsFake(async (input) => {
    await client.send(new UpdateCommand(input))
    return client.send(new UpdateCommand(input))
  })
  return { ...table, name }
}
