import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

interface Sealed {
  id: string
  keyId: string
  description: string
  /** The service of AWS that publishes there. */
  publisher: string
}

/** A topic whose key is not the table's: whoever publishes must open it, and rows are nobody's business here. */
export function sealedTopic(scope: Construct, { id, keyId, description, publisher }: Sealed): Topic {
  const key = new Key(scope, keyId, { enableKeyRotation: true, description })
  key.grant(new ServicePrincipal(publisher), 'kms:Decrypt', 'kms:GenerateDataKey*')
  return new Topic(scope, id, { masterKey: key, enforceSSL: true })
}
