import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { tableOf } from '../../functions/store/table.ts'
import { directClient } from './directClient.ts'

// Nothing answers here: what is refused is never sent.
const NOWHERE = 'http://127.0.0.1:1'

test.each([
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a number above the exact ones', Number.MAX_SAFE_INTEGER + 1],
  ['a number below the exact ones', Number.MIN_SAFE_INTEGER - 1],
  ['a date', new Date(0)],
  ['an instance of a class', new URL(NOWHERE)],
  ['an object with a constructor of its own', { constructor: 'a text' }],
])("%s is refused, as by Amazon's client", async (_, value) => {
  const direct = directClient(NOWHERE)
  const amazons = tableOf(new DynamoDBClient({ endpoint: NOWHERE, region: 'eu-west-1' }), 'table')
  const put = new PutCommand({ TableName: 'table', Item: { pk: 'a', sk: 'b', list: [{ value }] } })

  await expect(direct.client.send(put)).rejects.toThrow("Amazon's client stores no")

  await expect(amazons.client.send(put)).rejects.toThrow(/^(Special numeric value|Number|Unsupported type)/)
  direct.destroy()
})
