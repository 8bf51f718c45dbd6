import type { Deed } from './rights.ts'

type Value = { S?: string }
type Item = Record<string, Value>

interface Change {
  TableName: string
  Key?: Item
  Item?: Item
}

export interface DynamoRequest extends Change {
  IndexName?: string
  KeyConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, Value>
  TransactItems?: { [kind: string]: Change }[]
  ReturnConsumedCapacity?: string
}

const WITHIN_TRANSACTION: Record<string, string> = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
}

/** What a request does, deed by deed, so that the role of its function can be asked about each. */
export function deeds(operation: string, request: DynamoRequest): Deed[] {
  if (operation === 'TransactWriteItems')
    return (request.TransactItems ?? []).flatMap((item) =>
      Object.entries(item).map(([kind, change]) => deed(WITHIN_TRANSACTION[kind] ?? kind, change)),
    )
  if (operation === 'Query') return [query(request)]
  return [deed(`dynamodb:${operation}`, request)]
}

const deed = (action: string, { TableName, Key, Item }: Change): Deed => ({
  action,
  resource: `${TableName}.Arn`,
  partitionKey: (Key ?? Item)?.pk?.S ?? '',
})

/** The key of a query is the value that its condition holds the partition key of the table or the index against. */
function query({ TableName, IndexName, ...expression }: DynamoRequest): Deed {
  const { KeyConditionExpression = '', ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = expression
  const wanted = IndexName ? `${IndexName}Pk` : 'pk'
  const equals = [...KeyConditionExpression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g)]
  const value = equals.find(([, name]) => (ExpressionAttributeNames[name!] ?? name) === wanted)?.[2]
  return {
    action: 'dynamodb:Query',
    resource: IndexName ? `${TableName}.Arn/index/${IndexName}` : `${TableName}.Arn`,
    partitionKey: (value && ExpressionAttributeValues[value]?.S) ?? '',
  }
}
