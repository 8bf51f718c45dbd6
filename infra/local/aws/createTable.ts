import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** Creates the table of the template. A table that already exists is left as it is, with its rows. */
export async function createTable(port: number, table: CreateTableCommandInput): Promise<void> {
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'runner', secretAccessKey: 'local' },
  })
  try {
    await client.send(new CreateTableCommand(table))
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResourceInUseException')) throw error
  } finally {
    client.destroy()
  }
}
