import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/** A generated secret of 64 letters and digits. */
export function secret(scope: Construct, id: string, whyNotRotated: string): Secret {
  const created = new Secret(scope, id, {
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  })
  Validations.of(created).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNotRotated })
  return created
}

/**
 * A reference to a secret's value. CloudFormation resolves it again only when its text changes, so a rotation must name
 * the new version.
 */
export const referenceTo = (secret: Secret, versionId: string | undefined): SecretValue =>
  versionId ? SecretValue.secretsManager(secret.secretArn, { versionId }) : secret.secretValue
