import { expect, test } from 'vitest'
import { checkPermission } from '../../../../infra/local/aws/checkPermission.ts'
import { iamActions } from '../../../../infra/local/aws/iamActions.ts'

const statements = [
  { actions: ['dynamodb:GetItem', 'dynamodb:PutItem'], resources: ['T.Arn'], leadingKeys: ['USER#*'] },
  { actions: ['dynamodb:PutItem', 'dynamodb:Query'], resources: ['T.Arn'], leadingKeys: ['AUDIT#*'] },
  { actions: ['dynamodb:Query'], resources: ['T.Arn/index/due'], leadingKeys: ['DUE#MAIL#*'] },
]
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } })
const isAllowed = (operation: string, request: object) =>
  iamActions(operation, { TableName: 'T', ...request }).every(
    (action) => checkPermission(statements, action) === undefined,
  )

const TWO_KEYS = [put('USER#1'), put('MAIL#1')]

test.each([
  ['allows', 'reading a row with an allowed key', 'GetItem', { Key: key('USER#1') }, true],
  ['denies', 'reading a row with another key', 'GetItem', { Key: key('MAIL#1') }, false],
  ['denies', 'an action that no statement names', 'DeleteItem', { Key: key('USER#1') }, false],
  ['denies', 'a scan', 'Scan', {}, false],
  ['allows', 'a transaction on allowed keys', 'TransactWriteItems', { TransactItems: [put('USER#1')] }, true],
  ['denies', 'a transaction with one other key', 'TransactWriteItems', { TransactItems: TWO_KEYS }, false],
  ['allows', 'a query of the index by an allowed key', 'Query', query('due', 'duePk', 'DUE#MAIL#2026#1'), true],
  ['denies', 'a query of the index by another key', 'Query', query('due', 'duePk', 'DUE#DELETION#2026#1'), false],
  ['allows', 'adding a record to a log', 'PutItem', { Item: key('AUDIT#202611') }, true],
  ['denies', 'changing a record of a log', 'UpdateItem', { Key: key('AUDIT#202611') }, false],
  ['denies', 'deleting a record of a log', 'DeleteItem', { Key: key('AUDIT#202611') }, false],
  ['denies', 'a query of the table instead of the index', 'Query', query(undefined, 'pk', 'USER#1'), false],
])('the role of a function %s %s', (_verdict, _request, operation, request, allowed) => {
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
