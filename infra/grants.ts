import { Aws } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Powers } from './powers.ts'

const READ = ['dynamodb:GetItem', 'dynamodb:Query']
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem']

/** The rows that a function may read and write, as statements of its role. */
export function rowGrants({ owns = [], reads = [], due = [] }: Powers, table: Table, key: Key): PolicyStatement[] {
  const rows = (actions: string[], resource: string, prefixes: string[]) =>
    new PolicyStatement({
      actions,
      resources: [resource],
      conditions: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes.map((prefix) => `${prefix}*`) },
        // A request that names no key at all would satisfy "for all values".
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    })
  const statements = [
    ...(owns.length > 0 ? [rows([...READ, ...WRITE], table.tableArn, owns)] : []),
    ...(reads.length > 0 ? [rows(READ, table.tableArn, reads)] : []),
    ...(due.length > 0
      ? [
          rows(
            ['dynamodb:Query'],
            `${table.tableArn}/index/due`,
            due.map((kind) => `DUE#${kind}#`),
          ),
        ]
      : []),
  ]
  return statements.length > 0 ? [...statements, keyGrant(key, owns.length > 0)] : []
}

const OPEN = ['kms:Decrypt', 'kms:DescribeKey']
const SEAL = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']

/** DynamoDB uses the table's key in the name of the caller; outside of it, the key opens nothing for a function. */
const keyGrant = (key: Key, writes: boolean) =>
  new PolicyStatement({
    actions: writes ? [...OPEN, ...SEAL] : OPEN,
    resources: [key.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Aws.REGION}.amazonaws.com` } },
  })
