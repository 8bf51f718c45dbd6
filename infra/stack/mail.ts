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
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import { encryptedTopic } from './encryptedTopic.ts'

type MailSettings = Pick<Settings, 'mailFrom' | 'mailIdentity'>

/** Each mail names this set, so that a stack gets the events of its own mails even when several share a domain. */
export const configurationSet = (scope: Construct): ConfigurationSet => new ConfigurationSet(scope, 'MailEvents')

interface FeedbackNeeds {
  events: ConfigurationSet
  hook: LambdaFunction
  /** Gets what could not be handed to the function. */
  deadLetters: Queue
}

/** Sends bounces and spam complaints to a function. */
export function reportFeedback(scope: Construct, { events, hook, deadLetters }: FeedbackNeeds): void {
  const topic = encryptedTopic(scope, {
    id: 'MailFeedback',
    keyId: 'MailFeedbackKey',
    description: 'Encrypts what SES reports about the mails of Orrery.',
    publisher: 'ses.amazonaws.com',
  })
  events.addEventDestination('Feedback', {
    destination: EventDestination.snsTopic(topic),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })
  topic.addSubscription(new LambdaSubscription(hook, { deadLetterQueue: deadLetters }))
}

/** Permission to send from one address of a domain, and to name the configuration set. */
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

/** An AWS account has one identity per domain: a second stack must reuse the one that the first stack created. */
function mailIdentity(scope: Construct, { mailFrom, mailIdentity }: MailSettings): IEmailIdentity {
  const domain = mailFrom.split('@')[1]!
  if (mailIdentity === 'existing') return EmailIdentity.fromEmailIdentityName(scope, 'MailIdentity', domain)
  const identity = new EmailIdentity(scope, 'MailIdentity', { identity: Identity.domain(domain) })
  for (const [index, { name, value }] of identity.dkimRecords.entries())
    new CfnOutput(scope, `MailRecord${index + 1}`, { value: `${name} CNAME ${value}` })
  return identity
}
