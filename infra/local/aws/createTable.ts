import {
  CreateTableCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'

/** DynamoDB itself takes seconds to create a table; the emulators have it at once. */
const MAX_WAIT_SECONDS = 120

/** Creates the table of the template. A table that already exists is left as it is, with its rows. */
export async function createTable(client: DynamoDBClient, table: CreateTableCommandInput): Promise<void> {
  try {
    const { TableDescription } = await client.send(new CreateTableCommand(table))
    if (TableDescription?.TableStatus === 'ACTIVE') return
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResourceInUseException')) throw error
  }
  await waitUntilTableExists({ client, maxWaitTime: MAX_WAIT_SECONDS }, { TableName: table.TableName })
}
