import { Aws, DefaultStackSynthesizer, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IRole, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'

interface Uploader {
  role: IRole
  logGroup: LogGroup
}

/**
 * The role that copies a release from the CDK toolkit's bucket into the bucket of the pages. The library's own role
 * would have every permission on both; this one may read the former, write the latter and invalidate CloudFront's cache,
 * but never delete.
 */
export function siteUploader(scope: Construct, bucket: IBucket, distribution: Distribution): Uploader {
  const logGroup = new LogGroup(scope, 'UploaderLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(scope, 'Uploader', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  logGroup.grantWrite(role)
  const toolkitBucket = `arn:${Aws.PARTITION}:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${Aws.ACCOUNT_ID}-${Stack.of(scope).region}`
  const allow = (actions: string[], resources: string[]) =>
    role.addToPolicy(new PolicyStatement({ actions, resources }))
  allow(['s3:ListBucket'], [toolkitBucket, bucket.bucketArn])
  allow(['s3:GetObject'], [`${toolkitBucket}/*`])
  allow(['s3:GetObject', 's3:PutObject'], [bucket.arnForObjects('*')])
  allow(['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'], [distribution.distributionArn])
  Validations.of(role).acknowledge(
    {
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${Stack.of(scope).region}/*]`,
      reason: 'The names of the objects are not known in advance; the bucket holds nothing but releases.',
    },
    {
      id: `AwsSolutions-IAM5[Resource::<${Stack.of(scope).getLogicalId(bucket.node.defaultChild as never)}.Arn>/*]`,
      reason:
        'A release may write any page; the bucket contains nothing else, and what it overwrites is kept for a month.',
    },
  )
  return { role: role.withoutPolicyUpdates(), logGroup }
}
