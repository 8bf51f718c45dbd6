import { Aws } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { FunctionPermissions } from './functionPermissions.ts'

const READ = ['dynamodb:GetItem', 'dynamodb:Query']
const APPEND = ['dynamodb:PutItem', 'dynamodb:Query']
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem']

/** The policy statements for the rows that a function may read and write. */
export function rowGrants(
  { writes = [], reads = [], appends = [], due = [], index = [] }: FunctionPermissions,
  table: Table,
  key: Key,
): PolicyStatement[] {
  const rows = (actions: string[], resource: string, prefixes: string[]) =>
    new PolicyStatement({
      actions,
      resources: [resource],
      conditions: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes.map((prefix) => `${prefix}*`) },
        // ForAllValues is also satisfied by a request that names no key at all.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    })
  const statements = [
    ...(writes.length > 0 ? [rows([...READ, ...WRITE], table.tableArn, writes)] : []),
    ...(reads.length > 0 ? [rows(READ, table.tableArn, reads)] : []),
    ...(appends.length > 0 ? [rows(APPEND, table.tableArn, appends)] : []),
    ...(due.length > 0
      ? [
          rows(
            ['dynamodb:Query'],
            `${table.tableArn}/index/due`,
            due.map((kind) => `DUE#${kind}#`),
          ),
        ]
      : []),
    ...index.map((name) => rows(['dynamodb:Query'], `${table.tableArn}/index/${name}`, [`${name.toUpperCase()}#`])),
  ]
  return statements.length > 0 ? [...statements, keyGrant(key, writes.length + appends.length > 0)] : []
}

const DECRYPT = ['kms:Decrypt', 'kms:DescribeKey']
const ENCRYPT = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']

/** DynamoDB uses the table's key on behalf of the caller; a function cannot use the key in any other way. */
const keyGrant = (key: Key, writes: boolean) =>
  new PolicyStatement({
    actions: writes ? [...DECRYPT, ...ENCRYPT] : DECRYPT,
    resources: [key.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Aws.REGION}.amazonaws.com` } },
  })
