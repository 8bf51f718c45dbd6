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
import { requireBuiltSite } from '../requireBuiltSite.ts'
import { siteUploader } from './siteUploader.ts'

const PRIVATE = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  encryption: BucketEncryption.S3_MANAGED,
  removalPolicy: RemovalPolicy.RETAIN,
} as const

/**
 * The bucket of the pages. Only CloudFront may read it, and versioning allows an overwritten release to be restored for
 * a month.
 */
export function siteBucket(scope: Construct): IBucket {
  const log = bucket(scope, 'SiteLog', {
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    lifecycleRules: [{ expiration: Duration.days(30) }],
  })
  return bucket(scope, 'Site', {
    versioned: true,
    serverAccessLogsBucket: log,
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  })
}

/**
 * Cast because, under exactOptionalPropertyTypes, the library's Bucket class does not satisfy its own IBucket
 * interface.
 */
const bucket = (scope: Construct, id: string, props: BucketProps): IBucket =>
  new Bucket(scope, id, { ...PRIVATE, ...props }) as IBucket

interface Release {
  bucket: IBucket
  distribution: Distribution
  /** The directory of the built site. */
  directory: string
  /** The content of /config.json. */
  settings: object
}

const IMMUTABLE = CacheControl.fromString('public, max-age=31536000, immutable')

/**
 * Uploads a release: hashed assets and audio are cached for ever, documents are revalidated on every request. Throws when the
 * pages have not been built.
 */
export function releaseSite(scope: Construct, { bucket, distribution, directory, settings }: Release): void {
  requireBuiltSite(directory)
  const common = {
    destinationBucket: bucket,
    prune: false,
    memoryLimit: 256,
    ...siteUploader(scope, bucket, distribution),
  }
  const upload = (id: string, sources: ISource[], files: object) =>
    new BucketDeployment(scope, id, { ...common, sources, ...files })

  const assets = upload('Assets', [Source.asset(directory)], {
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: [IMMUTABLE],
  })
  const audio = upload('Audio', [Source.asset(directory)], {
    exclude: ['*'],
    include: ['audio/*'],
    // What copies the files does not know the type, and browsers may not guess it.
    contentType: 'audio/flac',
    cacheControl: [IMMUTABLE],
  })
  const documents = upload('Documents', [Source.asset(directory), Source.jsonData('config.json', settings)], {
    exclude: ['assets/*', 'audio/*', '*.map'],
    cacheControl: [CacheControl.noCache()],
    distribution,
    distributionPaths: ['/*'],
  })
  // Documents refer to assets, so the assets go first; and the role must have its policy before any are copied.
  documents.node.addDependency(assets, audio)
  for (const hashed of [assets, audio]) hashed.node.addDependency(scope.node.findChild('Uploader'))
  acknowledgeRuntime(scope)
}

/** The function that copies the files comes with the library, which chooses its runtime. */
function acknowledgeRuntime(scope: Construct): void {
  const copyFunction = scope.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
  const reason = 'The runtime comes with the library and is updated with its releases.'
  Validations.of(copyFunction!).acknowledge(
    { id: 'AwsSolutions-L1', reason },
    { id: 'Serverless::Serverless-LambdaLatestVersion', reason },
  )
}
