import { expect, test } from 'vitest'
import { resolveTemplate } from '../../../infra/local/template/resolveTemplate.ts'
import { synthesiseStack } from './synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const resources = resolveTemplate(synthesiseStack().template, {})
const all = (type: string) => resources.ofType<Properties>(type)
const functionOf = (entry: string) => all('AWS::Lambda::Function').find(({ metadata }) => metadata.entry === entry)!
const [set] = all('AWS::SES::ConfigurationSet')
const [destination] = all('AWS::SES::ConfigurationSetEventDestination')
const topic = all('AWS::SNS::Topic').find(({ id }) => id.startsWith('MailFeedback'))!
const CONFIGURATION_SET = `arn:aws:ses:ap-southeast-1:000000000000:configuration-set/${set!.id}`

test('each mail names the set by which SES reports what became of it, and may do so', () => {
  const [grant] = all('AWS::IAM::Policy')
    .flatMap(({ properties }) => properties.PolicyDocument.Statement as Properties[])
    .filter(({ Action }) => Action === 'ses:SendEmail')

  expect(functionOf('functions/jobs/sendMail.ts').properties.Environment.Variables.MAIL_CONFIGURATION_SET).toBe(set!.id)
  expect(grant!.Resource).toEqual([expect.stringContaining(':identity/'), CONFIGURATION_SET])
})

test('bounces and complaints, and nothing else, reach the function that looks at them', () => {
  const hook = functionOf('functions/hooks/ses.ts')
  const [permission] = all('AWS::Lambda::Permission').filter(
    ({ properties }) => properties.Principal === 'sns.amazonaws.com',
  )
  const subscriptions = all('AWS::SNS::Subscription').filter(({ properties }) => properties.TopicArn === topic.id)

  expect(destination!.properties).toMatchObject({
    ConfigurationSetName: set!.id,
    EventDestination: {
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint'],
      SnsDestination: { TopicARN: topic.id },
    },
  })
  expect(subscriptions.map(({ properties }) => properties)).toMatchObject([
    { Protocol: 'lambda', Endpoint: `${hook.id}.Arn` },
  ])
  expect(permission!.properties).toMatchObject({ FunctionName: `${hook.id}.Arn`, SourceArn: topic.id })
})

test('SES may publish for this set alone, and open the key of the topic, not that of the rows', () => {
  const allowed = (policy: Properties) =>
    (policy.Statement as Properties[]).filter(
      ({ Effect, Principal }) => Effect === 'Allow' && Principal.Service === 'ses.amazonaws.com',
    )
  const policy = all('AWS::SNS::TopicPolicy').find(({ properties }) => properties.Topics.includes(topic.id))!
  const withGrant = all('AWS::KMS::Key').filter(({ properties }) => allowed(properties.KeyPolicy).length > 0)

  expect(allowed(policy.properties.PolicyDocument)).toMatchObject([
    {
      Action: 'sns:Publish',
      Condition: { StringEquals: { 'AWS:SourceAccount': '000000000000', 'AWS:SourceArn': CONFIGURATION_SET } },
    },
  ])
  expect(withGrant.map(({ id }) => `${id}.Arn`)).toEqual([topic.properties.KmsMasterKeyId])
})

test('an event that the function refuses is kept for an operator', () => {
  expect(functionOf('functions/hooks/ses.ts').properties.DeadLetterConfig.TargetArn).toMatch(/^DeadLetters/)
})
