import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'

const text = (name: string) => ({ name, type: AttributeType.STRING })

/** The one table. `key` belongs to the product, so that reading the rows takes a right of its own. */
export function table(scope: Construct, key: Key): Table {
  const made = new Table(scope, 'Table', {
    partitionKey: text('pk'),
    sortKey: text('sk'),
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: 'ttl',
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    encryption: TableEncryption.CUSTOMER_MANAGED,
    encryptionKey: key,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  // Keys only: whoever finds a row in an index reads it again from the table, where it is current, and a change of
  // the other attributes costs no second write.
  const projectionType = ProjectionType.KEYS_ONLY
  made.addGlobalSecondaryIndex({
    indexName: 'due',
    partitionKey: text('duePk'),
    sortKey: text('dueSk'),
    projectionType,
  })
  made.addGlobalSecondaryIndex({
    indexName: 'search',
    partitionKey: text('searchPk'),
    sortKey: text('searchSk'),
    projectionType,
  })
  made.addGlobalSecondaryIndex({ indexName: 'customer', partitionKey: text('customerPk'), projectionType })
  return made
}
