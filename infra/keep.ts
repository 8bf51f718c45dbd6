import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { secret } from './secret.ts'
import { table } from './table.ts'

/** What must outlive every release: the rows, their key and the secrets. */
export interface Kept {
  key: Key
  table: Table
  originSecret: Secret
  identitySecret: Secret
  googleSecret: Secret
}

export function keep(scope: Construct): Kept {
  const key = new Key(scope, 'Key', { enableKeyRotation: true, description: 'Encrypts the Orrery table.' })
  return {
    key,
    table: table(scope, key),
    originSecret: secret(
      scope,
      'OriginSecret',
      'CloudFront reads it only at deployment; the README explains how to change it by naming the new version.',
    ),
    identitySecret: secret(
      scope,
      'IdentitySecret',
      'It hashes addresses for limits and logs; a new value would reset every limit.',
    ),
    googleSecret: secret(
      scope,
      'GoogleSecret',
      'Google creates the value; an operator copies it here, and again whenever it changes.',
    ),
  }
}
