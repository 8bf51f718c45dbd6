import { CfnOutput, IgnoreMode } from 'aws-cdk-lib'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'

/** What turns the `index.js:1:…` of an error line into a line of source: kept for each release, where only the account reads. */
export function keepSourceMaps(scope: Construct, bundleDirectory: string): void {
  const maps = new Asset(scope, 'Maps', {
    path: bundleDirectory,
    exclude: ['**', '!**/*.map'],
    ignoreMode: IgnoreMode.DOCKER,
  })
  new CfnOutput(scope, 'SourceMaps', { value: maps.s3ObjectUrl })
}
