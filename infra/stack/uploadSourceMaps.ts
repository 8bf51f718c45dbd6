import { CfnOutput, IgnoreMode } from 'aws-cdk-lib'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'

/**
 * Keeps the source maps of each release, which turn `index.js:1:…` in a logged error into a line of source. Only the
 * account may read them.
 */
export function uploadSourceMaps(scope: Construct, bundleDirectory: string): void {
  const maps = new Asset(scope, 'Maps', {
    path: bundleDirectory,
    exclude: ['**', '!**/*.map'],
    ignoreMode: IgnoreMode.DOCKER,
  })
  new CfnOutput(scope, 'SourceMaps', { value: maps.s3ObjectUrl })
}
