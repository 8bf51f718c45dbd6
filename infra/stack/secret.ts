import { RemovalPolicy, SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/** A generated secret of 64 letters and digits. The description says why no rotation is scheduled. */
export const secret = (scope: Construct, id: string, description: string): Secret =>
  new Secret(scope, id, {
    description,
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  })

/**
 * A reference to a secret's value. CloudFormation resolves it again only when its text changes, so a rotation must name
 * the new version.
 */
export const referenceTo = (secret: Secret, versionId: string | undefined): SecretValue =>
  versionId ? SecretValue.secretsManager(secret.secretArn, { versionId }) : secret.secretValue
