import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

interface TopicSettings {
  id: string
  keyId: string
  description: string
  /** The AWS service that publishes to the topic. */
  publisher: string
}

/** A topic with a key of its own. It is not the table's key: publishers must be able to use it, and must not read rows. */
export function encryptedTopic(scope: Construct, { id, keyId, description, publisher }: TopicSettings): Topic {
  const key = new Key(scope, keyId, { enableKeyRotation: true, description })
  key.grant(new ServicePrincipal(publisher), 'kms:Decrypt', 'kms:GenerateDataKey*')
  return new Topic(scope, id, { masterKey: key, enforceSSL: true })
}
