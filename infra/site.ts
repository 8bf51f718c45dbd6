import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { uploader } from './uploader.ts'

const closed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  encryption: BucketEncryption.S3_MANAGED,
  removalPolicy: RemovalPolicy.RETAIN,
} as const

/** The bucket of the pages. Only CloudFront reads it, and an overwritten release can be brought back. */
export function siteBucket(scope: Construct): IBucket {
  const log = bucket(scope, 'SiteLog', {
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    lifecycleRules: [{ expiration: Duration.days(30) }],
  })
  return bucket(scope, 'Site', { versioned: true, serverAccessLogsBucket: log })
}

/** The cast is the library's fault: its class leaves out a word that its own interface wants under exact types. */
const bucket = (scope: Construct, id: string, props: BucketProps): IBucket =>
  new Bucket(scope, id, { ...closed, ...props }) as IBucket

interface Release {
  bucket: IBucket
  distribution: Distribution
  /** Where the built site lies. */
  directory: string
  /** What the pages read from /config.json. */
  settings: object
}

/** Uploads a release: named assets for ever, documents for no longer than it takes to ask. */
export function releaseSite(scope: Construct, { bucket, distribution, directory, settings }: Release): void {
  const common = { destinationBucket: bucket, prune: false, memoryLimit: 256, ...uploader(scope, bucket, distribution) }
  const upload = (id: string, sources: ISource[], files: object) =>
    new BucketDeployment(scope, id, { ...common, sources, ...files })

  const assets = upload('Assets', [Source.asset(directory)], {
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  })
  const documents = upload('Documents', [Source.asset(directory), Source.jsonData('config.json', settings)], {
    exclude: ['assets/*', '*.map'],
    cacheControl: [CacheControl.noCache()],
    distribution,
    distributionPaths: ['/*'],
  })
  // A document names its assets, so they must be there first; and nobody can copy before having the right to.
  documents.node.addDependency(assets)
  assets.node.addDependency(scope.node.findChild('Uploader'))
  acknowledgeRuntime(scope)
}

/** The library brings the function that copies, with a runtime of its own choice. */
function acknowledgeRuntime(scope: Construct): void {
  const copier = scope.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
  Validations.of(copier!).acknowledge({
    id: 'AwsSolutions-L1',
    reason: 'The library chooses the runtime and updates it with its releases.',
  })
}
