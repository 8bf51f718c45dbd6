import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/** A secret that nobody chooses and nobody has seen: 64 letters and digits. */
export function secret(scope: Construct, id: string, whyNotRotated: string): Secret {
  const made = new Secret(scope, id, {
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  })
  Validations.of(made).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNotRotated })
  return made
}

/** A secret's value as a reference. CloudFormation reads it anew only when the text changes: a rotation names its version. */
export const referenceTo = (secret: Secret, versionId: string | undefined): SecretValue =>
  versionId ? SecretValue.secretsManager(secret.secretArn, { versionId }) : secret.secretValue
