import type { Template } from './template.ts'

/** Resources that this machine stands in for. */
const PLAYED = [
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::DynamoDB::Table',
  'AWS::Events::Rule',
  'AWS::IAM::Policy',
  'AWS::Lambda::Function',
  'AWS::SecretsManager::Secret',
]

/** Resources that guard, watch or keep the cloud and change nothing that a person of one machine could see. */
const WITHOUT_COUNTERPART = [
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudWatch::Alarm',
  'AWS::IAM::Role',
  'AWS::KMS::Key',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::Permission',
  'AWS::Logs::LogGroup',
  'AWS::Logs::MetricFilter',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::Queue',
  'AWS::SQS::QueuePolicy',
]

/** Stops at a resource that nobody has thought about, so that local and deployed cannot drift apart in silence. */
export function refuseUnknown({ Resources }: Template): void {
  const known = new Set([...PLAYED, ...WITHOUT_COUNTERPART])
  const unknown = Object.entries(Resources).filter(([, { Type }]) => !known.has(Type))
  if (unknown.length === 0) return
  const names = unknown.map(([id, { Type }]) => `${id} (${Type})`).join(', ')
  throw new Error(`The stack on one machine does not know ${names}. Teach it in infra/local/resourceTypes.ts.`)
}
