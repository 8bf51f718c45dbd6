import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'

/** The right to send as one address, and the identity of its domain, whose DKIM records the operator publishes. */
export function mailGrant(scope: Construct, from: string): PolicyStatement {
  const identity = new EmailIdentity(scope, 'MailIdentity', { identity: Identity.domain(from.split('@')[1]!) })
  return new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [identity.emailIdentityArn],
    conditions: { StringEquals: { 'ses:FromAddress': from } },
  })
}
