import { keys } from './keys.ts'

/** The part of a transaction that holds it to open accounts: a deletion that has begun must find everything. */
export const whileOpen = (TableName: string, accountId: string) => ({
  ConditionCheck: {
    TableName,
    Key: keys.profile(accountId),
    ConditionExpression: '#status = :active',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':active': 'active' },
  },
})
