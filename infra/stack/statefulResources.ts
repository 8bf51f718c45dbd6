import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { secret } from './secret.ts'
import { table } from './table.ts'

/** What must outlive every release: the table, its key and the secrets. */
export interface StatefulResources {
  key: Key
  table: Table
  originSecret: Secret
  identitySecret: Secret
  adminSecret: Secret
  googleSecret: Secret
  openAiSecret: Secret
  stripeSecret: Secret
  stripeWebhookSecret: Secret
}

export function statefulResources(scope: Construct): StatefulResources {
  const key = new Key(scope, 'Key', { enableKeyRotation: true, description: 'Encrypts the table of Orrery.' })
  return {
    key,
    table: table(scope, key),
    originSecret: secret(
      scope,
      'OriginSecret',
      'CloudFront reads it at deployment only; the runbook says how an operator rotates it by naming the new version.',
    ),
    identitySecret: secret(
      scope,
      'IdentitySecret',
      'It hashes addresses for rate limits and logs; a new value would reset every rate limit.',
    ),
    adminSecret: secret(
      scope,
      'AdminSecret',
      'It holds the hash of a password that people type; an operator stores another one when it should change. Until the first one, nobody can open the admin area.',
    ),
    googleSecret: secret(
      scope,
      'GoogleSecret',
      'Google issues the value; an operator copies it here, and does so again after each rotation.',
    ),
    openAiSecret: secret(
      scope,
      'OpenAiSecret',
      'OpenAI issues the value; an operator copies it here, and does so again after each rotation.',
    ),
    stripeSecret: secret(
      scope,
      'StripeSecret',
      'Stripe issues the key; an operator copies it here, and does so again after each rotation. Until then, paying is off.',
    ),
    stripeWebhookSecret: secret(
      scope,
      'StripeWebhookSecret',
      'Stripe issues the value; an operator copies it here. While it is rotated, both values stand here, separated by a comma.',
    ),
  }
}
