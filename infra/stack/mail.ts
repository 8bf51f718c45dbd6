import { CfnOutput } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EmailIdentity, Identity, type IEmailIdentity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

type MailSettings = Pick<Settings, 'mailFrom' | 'mailIdentity'>

/** Permission to send from one address of a domain. */
export function mailGrant(scope: Construct, settings: MailSettings): PolicyStatement {
  return new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [mailIdentity(scope, settings).emailIdentityArn],
    conditions: { StringEquals: { 'ses:FromAddress': settings.mailFrom } },
  })
}

/** An AWS account has one identity per domain: a second stack must reuse the one that the first stack created. */
function mailIdentity(scope: Construct, { mailFrom, mailIdentity }: MailSettings): IEmailIdentity {
  const domain = mailFrom.split('@')[1]!
  if (mailIdentity === 'existing') return EmailIdentity.fromEmailIdentityName(scope, 'MailIdentity', domain)
  const identity = new EmailIdentity(scope, 'MailIdentity', { identity: Identity.domain(domain) })
  for (const [index, { name, value }] of identity.dkimRecords.entries())
    new CfnOutput(scope, `MailRecord${index + 1}`, { value: `${name} CNAME ${value}` })
  return identity
}
