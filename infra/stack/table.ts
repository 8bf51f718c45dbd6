import { RemovalPolicy } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableClass,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'

const text = (name: string) => ({ name, type: AttributeType.STRING })

/** The one table. It is encrypted with a key of our own, so that reading rows takes a permission on the key as well. */
export function table(scope: Construct, key: Key): Table {
  const created = new Table(scope, 'Table', {
    partitionKey: text('pk'),
    sortKey: text('sk'),
    billingMode: BillingMode.PAY_PER_REQUEST,
    // A year of readings lies here and is seldom read: to keep it costs more than all reads and writes, and less than half
    // as much in this class, whose requests cost a quarter more and take no longer.
    tableClass: TableClass.STANDARD_INFREQUENT_ACCESS,
    timeToLiveAttribute: 'ttl',
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    encryption: TableEncryption.CUSTOMER_MANAGED,
    encryptionKey: key,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  // Keys only: rows found in an index are read again from the table, where they are current, and a change to other
  // attributes costs no second write.
  const projectionType = ProjectionType.KEYS_ONLY
  created.addGlobalSecondaryIndex({
    indexName: 'due',
    partitionKey: text('duePk'),
    sortKey: text('dueSk'),
    projectionType,
  })
  created.addGlobalSecondaryIndex({
    indexName: 'search',
    partitionKey: text('searchPk'),
    sortKey: text('searchSk'),
    projectionType,
  })
  created.addGlobalSecondaryIndex({ indexName: 'customer', partitionKey: text('customerPk'), projectionType })
  return created
}
