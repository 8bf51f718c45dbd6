import { CfnOutput } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EmailIdentity, Identity, type IEmailIdentity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

type MailSettings = Pick<Settings, 'mailFrom' | 'mailIdentity'>

/** The right to send as one address of a domain. */
export function mailGrant(scope: Construct, settings: MailSettings): PolicyStatement {
  return new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [mailIdentity(scope, settings).emailIdentityArn],
    conditions: { StringEquals: { 'ses:FromAddress': settings.mailFrom } },
  })
}

/** An account knows each domain once: its second stack finds the identity that the first one made. */
function mailIdentity(scope: Construct, { mailFrom, mailIdentity }: MailSettings): IEmailIdentity {
  const domain = mailFrom.split('@')[1]!
  if (mailIdentity === 'existing') return EmailIdentity.fromEmailIdentityName(scope, 'MailIdentity', domain)
  const made = new EmailIdentity(scope, 'MailIdentity', { identity: Identity.domain(domain) })
  for (const [index, { name, value }] of made.dkimRecords.entries())
    new CfnOutput(scope, `MailRecord${index + 1}`, { value: `${name} CNAME ${value}` })
  return made
}
