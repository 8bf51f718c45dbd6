import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Entitlement } from '../domain/billing/entitlement.ts'
import { keys } from './keys.ts'
import { setAttributes, type Table, wrote } from './table.ts'

type Claim = Omit<Entitlement, 'version'>

export function entitlementStore({ client, name: TableName }: Table) {
  const add = (accountId: string, claim: Claim) =>
    client.send(
      new PutCommand({
        TableName,
        Item: { ...keys.entitlement(accountId), ...claim, version: 1 },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    )

  /** Attributes that another release has written to the row stay. */
  function change(accountId: string, { version }: Entitlement, claim: Claim) {
    const next = { ...claim, version: version + 1 }
    const { ExpressionAttributeValues, ...update } = setAttributes(keys.entitlement(accountId), next)
    return client.send(
      new UpdateCommand({
        TableName,
        ...update,
        ConditionExpression: '#version = :seen',
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ':seen': version },
      }),
    )
  }

  return {
    /** Replaces the row only as the caller read it; false means that it must be read again. */
    replace: (accountId: string, seen: Entitlement | undefined, next: Claim): Promise<boolean> =>
      wrote(seen ? change(accountId, seen, next) : add(accountId, next)),
  }
}
export type EntitlementStore = ReturnType<typeof entitlementStore>
