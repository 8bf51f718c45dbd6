import type { IamAction } from './checkPermission.ts'

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

const TRANSACTION_ACTIONS: Record<string, string> = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
}

/** The IAM actions that a request to DynamoDB performs, each of which the role of the caller must allow. */
export function iamActions(operation: string, request: DynamoRequest): IamAction[] {
  if (operation === 'TransactWriteItems')
    return (request.TransactItems ?? []).flatMap((item) =>
      Object.entries(item).map(([kind, change]) => iamAction(TRANSACTION_ACTIONS[kind] ?? kind, change)),
    )
  if (operation === 'Query') return [queryAction(request)]
  return [iamAction(`dynamodb:${operation}`, request)]
}

const iamAction = (action: string, { TableName, Key, Item }: Change): IamAction => ({
  action,
  resource: `${TableName}.Arn`,
  partitionKey: (Key ?? Item)?.pk?.S ?? '',
})

/** The key of a query is the value that its condition compares with the partition key of the table or the index. */
function queryAction({ TableName, IndexName, ...expression }: DynamoRequest): IamAction {
  const { KeyConditionExpression = '', ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = expression
  const partitionKeyName = IndexName ? `${IndexName}Pk` : 'pk'
  const equals = [...KeyConditionExpression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g)]
  const value = equals.find(([, name]) => (ExpressionAttributeNames[name!] ?? name) === partitionKeyName)?.[2]
  return {
    action: 'dynamodb:Query',
    resource: IndexName ? `${TableName}.Arn/index/${IndexName}` : `${TableName}.Arn`,
    partitionKey: (value && ExpressionAttributeValues[value]?.S) ?? '',
  }
}
