import { CfnOutput, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  type IEmailIdentity,
} from 'aws-cdk-lib/aws-ses'
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { sealedTopic } from './sealedTopic.ts'
import type { Settings } from './settings.ts'

type MailSettings = Pick<Settings, 'mailFrom' | 'mailIdentity'>

/** By naming this with each mail, a stack hears of its own mails, also where several share a domain. */
export const configurationSet = (scope: Construct): ConfigurationSet => new ConfigurationSet(scope, 'MailEvents')

/** Tells a function of mails that bounced and of those that were reported as spam. */
export function reportFeedback(scope: Construct, events: ConfigurationSet, hook: LambdaFunction): void {
  const topic = sealedTopic(scope, {
    id: 'MailFeedback',
    keyId: 'MailFeedbackKey',
    description: 'Seals what SES reports of the mails of Orrery.',
    publisher: 'ses.amazonaws.com',
  })
  events.addEventDestination('Feedback', {
    destination: EventDestination.snsTopic(topic),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })
  topic.addSubscription(new LambdaSubscription(hook))
}

/** The right to send as one address of a domain. Naming the configuration set takes a right to it, too. */
export function mailGrant(scope: Construct, settings: MailSettings, events: ConfigurationSet): PolicyStatement {
  const { configurationSetName: resourceName } = events
  return new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [
      mailIdentity(scope, settings).emailIdentityArn,
      Stack.of(scope).formatArn({ service: 'ses', resource: 'configuration-set', resourceName }),
    ],
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
