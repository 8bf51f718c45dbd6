import type { Template } from './Template.ts'

/** Resources that the local stack emulates. */
const EMULATED = [
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

/** Resources for security, monitoring and storage in the cloud, which make no visible difference locally. */
const IGNORED = [
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
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

/**
 * Throws on a resource type that is in neither list, so that the local stack cannot silently drift from the deployed
 * one.
 */
export function refuseUnknownResources({ Resources }: Template): void {
  const known = new Set([...EMULATED, ...IGNORED])
  const unknown = Object.entries(Resources).filter(([, { Type }]) => !known.has(Type))
  if (unknown.length === 0) return
  const names = unknown.map(([id, { Type }]) => `${id} (${Type})`).join(', ')
  throw new Error(`The local stack does not know ${names}. Add it to infra/local/template/refuseUnknownResources.ts.`)
}
