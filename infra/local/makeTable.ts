import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** Makes the table of the template. One that is there already is left as it is, with its rows. */
export async function makeTable(port: number, table: CreateTableCommandInput): Promise<void> {
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
