import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Entitlement } from '../domain/billing/entitlement.ts'
import { keys } from './keys.ts'
import { type Table, wrote } from './table.ts'

export const entitlementStore = ({ client, name }: Table) => ({
  /** Writes only over the row that the caller saw; false means that it must look again. */
  replace: (accountId: string, seen: Entitlement | undefined, next: Omit<Entitlement, 'version'>): Promise<boolean> =>
    wrote(
      client.send(
        new PutCommand({
          TableName: name,
          Item: { ...keys.entitlement(accountId), ...next, version: (seen?.version ?? 0) + 1 },
          ...(seen
            ? { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': seen.version } }
            : { ConditionExpression: 'attribute_not_exists(pk)' }),
        }),
      ),
    ),
})
export type EntitlementStore = ReturnType<typeof entitlementStore>
