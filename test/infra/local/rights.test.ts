import { expect, test } from 'vitest'
import { deeds } from '../../../infra/local/deeds.ts'
import { refusal } from '../../../infra/local/rights.ts'

const statements = [
  { actions: ['dynamodb:GetItem', 'dynamodb:PutItem'], resources: ['T.Arn'], leadingKeys: ['USER#*'] },
  { actions: ['dynamodb:Query'], resources: ['T.Arn/index/due'], leadingKeys: ['DUE#MAIL#*'] },
]
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } })
const isAllowed = (operation: string, request: object) =>
  deeds(operation, { TableName: 'T', ...request }).every((deed) => refusal(statements, deed) === undefined)

test.each([
  ['a row of its own', 'GetItem', { Key: key('USER#1') }, true],
  ['a row of somebody else', 'GetItem', { Key: key('MAIL#1') }, false],
  ['an action that it lacks', 'DeleteItem', { Key: key('USER#1') }, false],
  ['a scan', 'Scan', {}, false],
  ['a row of its own in a transaction', 'TransactWriteItems', { TransactItems: [put('USER#1')] }, true],
  ['one foreign row in a transaction', 'TransactWriteItems', { TransactItems: [put('USER#1'), put('MAIL#1')] }, false],
  ['a page of its index', 'Query', query('due', 'duePk', 'DUE#MAIL#2026#1'), true],
  ['a page of another kind', 'Query', query('due', 'duePk', 'DUE#DELETION#2026#1'), false],
  ['the table where it may ask the index', 'Query', query(undefined, 'pk', 'USER#1'), false],
])('%s', (_, operation, request, allowed) => {
  expect(isAllowed(operation, request)).toBe(allowed)
})

function put(pk: string) {
  return { Put: { TableName: 'T', Item: key(pk) } }
}

function query(IndexName: string | undefined, attribute: string, value: string) {
  return {
    ...(IndexName && { IndexName }),
    KeyConditionExpression: '#k = :k AND dueSk < :z',
    ExpressionAttributeNames: { '#k': attribute },
    ExpressionAttributeValues: { ':k': { S: value }, ':z': { S: '9' } },
  }
}
